import { type QueuedTask, taskScopes } from '@welt/domain/sync/queued-task.ts'

const methods = ['GET', 'POST', 'DELETE']

/** What of the stored are tasks, one by one: anybody can write under our key. */
export function readTasks(text: string | null): readonly QueuedTask[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTask) : []
  } catch {
    return []
  }
}

function isTask(value: unknown): value is QueuedTask {
  if (typeof value !== 'object' || value === null) return false
  const { task_id, url, payload, scope, customer, silent, transmited, callback_event } = value as Partial<QueuedTask>
  return (
    typeof task_id === 'string' &&
    // Nothing is sent but to the platform.
    typeof url === 'string' &&
    url.startsWith('/api/') &&
    isPayload(payload) &&
    taskScopes.some((known) => known === scope) &&
    (customer === null || typeof customer === 'string') &&
    [silent, transmited].every((flag) => typeof flag === 'boolean') &&
    (typeof callback_event === 'string' || callback_event == null)
  )
}

function isPayload(value: unknown): boolean {
  const { method, headers, body } = (value ?? {}) as Partial<QueuedTask['payload']>
  return (
    methods.some((known) => known === method) &&
    (body === undefined || isJsonObject(body)) &&
    Object.values(headers ?? {}).every((text) => typeof text === 'string')
  )
}

function isJsonObject(text: unknown): boolean {
  try {
    const body: unknown = JSON.parse(String(text))
    return typeof text === 'string' && typeof body === 'object' && body !== null
  } catch {
    return false
  }
}
