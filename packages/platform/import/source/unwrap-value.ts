import { isRecord } from '../../search/field-values.ts'

/** A document as it came, with what stood around it. */
export interface Wrapped {
  index?: string
  type?: string
  id?: string
  source: Record<string, unknown>
}

/** What a value of the file is: documents, or the line of a bulk file that announces the next one. */
export type Unwrapped =
  | { kind: 'documents'; documents: Wrapped[] }
  | { kind: 'action'; target: Omit<Wrapped, 'source'>; hasDocument: boolean }
  | { kind: 'nothing'; reason: 'no-object' | 'not-found' }

const actions = new Set(['index', 'create', 'update', 'delete'])

/** Reads one value; `announced` is what the line before said of it. */
export function unwrapValue(value: unknown, announced?: Omit<Wrapped, 'source'>): Unwrapped {
  if (Array.isArray(value)) return { kind: 'documents', documents: value.flatMap(documentsIn) }
  if (!isRecord(value)) return { kind: 'nothing', reason: 'no-object' }
  if (announced) return { kind: 'documents', documents: [{ ...announced, source: updated(value) }] }

  const action = actionOf(value)
  if (action) return action
  if (value.found === false) return { kind: 'nothing', reason: 'not-found' }
  return { kind: 'documents', documents: documentsIn(value) }
}

/** A plain document, a hit, or an answer with hits. */
function documentsIn(value: unknown): Wrapped[] {
  if (!isRecord(value)) return []
  const hits = isRecord(value.hits) ? value.hits.hits : value.hits
  if (Array.isArray(hits)) return hits.flatMap(documentsIn)
  if (!isRecord(value._source)) return [{ source: value }]
  return [{ ...targetOf(value), source: value._source }]
}

/** `{"index":{"_index":"…","_type":"product","_id":"1"}}`: one key, and nothing in it but what begins with a stroke. */
function actionOf(value: Record<string, unknown>): Unwrapped | undefined {
  const [name = '', more] = Object.keys(value)
  const target = value[name]
  if (more !== undefined || !actions.has(name) || !isRecord(target)) return undefined
  const isTarget = Object.keys(target).every(
    (key) => key.startsWith('_') || /^(?:routing|version|version_type|retry_on_conflict)$/.test(key),
  )
  return isTarget ? { kind: 'action', target: targetOf(target), hasDocument: name !== 'delete' } : undefined
}

/** An update brings its document one level down. */
function updated(value: Record<string, unknown>): Record<string, unknown> {
  const inner = value.doc ?? value.upsert
  return isRecord(inner) ? inner : value
}

function targetOf(value: Record<string, unknown>): Omit<Wrapped, 'source'> {
  const { _index: index, _type: type, _id: id } = value
  return {
    ...(typeof index === 'string' && { index }),
    ...(typeof type === 'string' && { type }),
    ...((typeof id === 'string' || typeof id === 'number') && { id: String(id) }),
  }
}
