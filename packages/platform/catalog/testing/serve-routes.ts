import { createFetch } from '../../http/create-fetch.ts'
import type { Routes } from '../../http/request-context.ts'
import { silentLog } from '../../log/log.ts'
import { demoStoreViews } from '../../seed/testing/demo-store-views.ts'

/** Calls some modules as the whole platform would, from an address, and reads the answer's JSON. */
export function serveRoutes(modules: readonly Routes[], address?: string) {
  const fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log: silentLog }, modules)
  return async (path: string, init?: RequestInit | { json: unknown }) => {
    const request = init && 'json' in init ? post(init.json) : init
    const response = await fetch(new Request(`http://shop.test${path}`, request), { address })
    const text = await response.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, headers: response.headers, body }
  }
}

function post(json: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }
}
