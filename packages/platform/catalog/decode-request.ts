/**
 * The `request` parameter, already decoded once by the URL. Field servers decode it a second time, so some clients encode
 * it twice: whichever reading is JSON counts.
 */
export function decodeRequest(text: string): { value: unknown } | undefined {
  return parseJson(text) ?? parseJson(decodeOnceMore(text))
}

function parseJson(text: string | undefined): { value: unknown } | undefined {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return undefined
  }
}

function decodeOnceMore(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
