export interface Refusal {
  /** In the platform's own words; null where it says none. */
  text: string | null
  /** The code of a network failure that a platform passes on, such as `ENOTFOUND`. */
  networkCode: string | null
}

/**
 * What the result of a refused call says for itself. "`result` if it is a string, else `result.result` or `result.message`"; our
 * platform puts what is for a shopper's eyes into `errorMessage`.
 */
export function readRefusal(result: unknown): Refusal {
  if (typeof result === 'string') return { text: result, networkCode: null }
  if (typeof result !== 'object' || result === null) return { text: null, networkCode: null }
  const fields = new Map<string, unknown>(Object.entries(result))
  const texts = ['result', 'message', 'errorMessage'].map((name) => fields.get(name))
  const code = fields.get('code')
  return {
    text: texts.find(isText) ?? null,
    networkCode: typeof code === 'string' ? code : null,
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
