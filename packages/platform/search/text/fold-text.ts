/**
 * One spelling for what German shoppers write in several ways: Größe, Groesse, GRÖSSE and Grosse, Schnürschuh and Schnurschuh.
 * Umlauts become their vowel, so do ae, oe and ue (but not the ue of blaue, quer and brogues); other accents are dropped.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  const letters = isAscii(lower) ? lower : foldLetters(lower)
  return letters.includes('e') ? letters.replace(/(?<=[ao])e|(?<![aeiouq])ue(?!s?(?![a-z]))/g, shortVowel) : letters
}

function foldLetters(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'a')
    .replaceAll('ø', 'o')
}

function shortVowel(found: string): string {
  return found === 'ue' ? 'u' : ''
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}
