import { sanitizeContent } from '../html/sanitize-content.ts'

/** HTML is shown as it is sent, whoever wrote it into the database. */
export function withSafe<Value extends Record<string, unknown>>(value: Value, field: string): Value {
  const html = value[field]
  const safe = typeof html === 'string' ? sanitizeContent(html) : html
  return safe === html ? value : { ...value, [field]: safe }
}
