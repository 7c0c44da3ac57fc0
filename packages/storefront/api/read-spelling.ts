/**
 * Another spelling of a whole text out of what an engine suggests: it tells parts of the text, one or many, each with its options,
 * the best first. A part without options is right as it is. Whatever else a platform sends there is no spelling.
 */
export function readSpelling(suggest: unknown): string | undefined {
  if (typeof suggest !== 'object' || suggest === null) return undefined
  for (const parts of Object.values(suggest) as unknown[]) {
    if (!Array.isArray(parts) || !parts.every(isPart)) continue
    const best = parts.map(({ options }) => options[0]?.text)
    if (best.some((text) => text !== undefined)) {
      return parts.map(({ text }, at) => best[at] ?? text).join(' ')
    }
  }
  return undefined
}

interface Part {
  text: string
  options: { text: string }[]
}

function isPart(value: unknown): value is Part {
  return hasText(value) && 'options' in value && Array.isArray(value.options) && value.options.every(hasText)
}

function hasText(value: unknown): value is { text: string } {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}
