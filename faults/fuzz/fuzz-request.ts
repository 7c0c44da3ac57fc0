import type { AnyCall } from '@welt/contract/api/all-calls.ts'
import { hostileTexts } from '@welt/contract/conformance/hostile-value.ts'
import type { Sending } from '../stage/shop-client.ts'
import { type Chance, oneOf } from './chance.ts'
import { mutateBody, mutateQuery } from './mutate.ts'
import { type KnownValues, sampleOf } from './sample-of.ts'

export interface FuzzedRequest extends Sending {
  path: string
}

const oddTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  '',
]

/** One request for a call, made from its schemas and then spoilt. */
export function fuzzRequest(call: AnyCall, known: KnownValues, chance: Chance): FuzzedRequest {
  const asked = call.query ? sampleOf(call.query, known, chance) : {}
  const query = typeof asked === 'object' && asked !== null ? { ...asked } : {}
  const { path, rest } = fillPath(call.path, query, chance)
  const spoilt = mutateQuery(rest, chance)
  const headers: Record<string, string> =
    chance() < 0.08 ? { authorization: `Bearer ${oneOf(['null', 'undefined', 'x'.repeat(3000), '{}'], chance)}` } : {}
  const sending: FuzzedRequest = { path: spoilt === '' ? path : `${path}?${spoilt}`, method: call.method, headers }
  if (!call.body) return sending
  if (chance() < 0.06) headers['content-type'] = oneOf(oddTypes, chance)
  if (chance() < 0.03) headers['content-encoding'] = 'gzip'
  return { ...sending, body: mutateBody(sampleOf(call.body, known, chance), chance) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'x')
}

/** Placeholders of the path come from the query's values; what is left stays a query. */
function fillPath(template: string, query: Record<string, unknown>, chance: Chance) {
  const rest = { ...query }
  const path = template.replaceAll(/:([a-zA-Z_]+)/g, (_, name: string) => {
    const value = chance() < 0.3 ? oneOf(hostileTexts, chance) : textOf(rest[name])
    delete rest[name]
    // Dots alone would be taken as a step in the path, by the client already.
    return encodeURIComponent(value.toWellFormed()).replaceAll('.', '%2E') || '%20'
  })
  return { path, rest }
}
