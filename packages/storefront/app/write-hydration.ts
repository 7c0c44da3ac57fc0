import { jsonForScript } from '../html/json-for-script.ts'
import type { PageData } from '../page/page-data.ts'
import type { Hydration } from './hydration.ts'

const written = new WeakMap<object, string>()

/** Configuration and shell outlive many pages: each is written once. */
function writeOnce(value: object): string {
  const known = written.get(value)
  if (known !== undefined) return known
  const text = jsonForScript(value)
  written.set(value, text)
  return text
}

/** The `state` element's JSON. */
export function writeHydration({ config, storeCode, page, counterparts, mediaVersion, router }: Hydration): string {
  const loaderData = Object.entries(router.loaderData).map(
    ([id, data]) =>
      `${JSON.stringify(id)}:${id === 'root' ? writeOnce(data as object) : jsonForScript(withoutHead(data as PageData))}`,
  )
  return `{"config":${writeOnce(config)},"storeCode":"${storeCode}","page":"${page}","counterparts":${jsonForScript(counterparts)},${mediaVersion === undefined ? '' : `"mediaVersion":${jsonForScript(mediaVersion)},`}"router":{"loaderData":{${loaderData.join(',')}},"errors":${JSON.stringify(router.errors)}}}`
}

/** The document's head is written already, structured data included: the browser needs it for the next page, not for this one. */
function withoutHead(data: PageData): PageData {
  return { ...data, head: { title: data.head.title, description: '' } }
}
