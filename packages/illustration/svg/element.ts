import { escapeText } from './escape-text.ts'
import { numberText } from './number-text.ts'

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** One element; numbers are rounded to two digits, attributes without a value are left out, children are markup. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const head = `<${name}${attributeText(attributes)}`
  const body = children.join('')
  return body === '' ? `${head}/>` : `${head}>${body}</${name}>`
}

function attributeText(attributes: Attributes): string {
  let text = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    text += ` ${name}="${typeof value === 'number' ? numberText(value) : escapeText(value)}"`
  }
  return text
}

/** A group, or nothing at all when nothing is in it. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  const body = children.join('')
  return body === '' ? '' : element('g', attributes, body)
}
