/** Endings of files that are pictures; those that come first win when a picture is there in several formats. */
export const mediaEndings = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'] as const

/** A path without its ending, and the ending in small letters. */
export function splitEnding(path: string): { stem: string; ending: string } {
  const [, stem = path, ending = ''] = /^(.*[^/])\.([^./]+)$/s.exec(path) ?? []
  return { stem, ending: ending.toLowerCase() }
}
