/** Letters that are not a plain letter with a mark on it. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th' }

/** Accents removed, lower case, blanks to `-`, `&` to `-and-`, other signs dropped, `--` collapsed. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđþ]/g, (letter) => letters[letter]!)
    .trim()
    .replace(/\s+/g, '-')
    .replaceAll('&', '-and-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
}
