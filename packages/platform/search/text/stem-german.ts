/** Endings of inflection, the longest first: Schuhe, Schuhen, Schuhes and Schuhs are all Schuh. */
const vowel = /[aeiouy]/
const beforeS = 'bdfghklmnrt'
const beforeSt = 'bdfghklmnt'

/**
 * The German stemmer of the Snowball project, written after its public description, for words that are folded already (no
 * umlauts, ss for ß). Added: -ln of Stiefeln and Spanneln, which the first description leaves alone.
 */
export function stemGerman(word: string): string {
  if (word.length < 4) return word
  // u and y between vowels are consonants.
  const marked = word.replace(/(?<=[aeiouy])[uy](?=[aeiouy])/g, (letter) => letter.toUpperCase())
  const first = Math.max(3, regionAfter(marked, 0))
  const second = regionAfter(marked, regionAfter(marked, 0))
  return dropSuffix(dropDegree(dropInflection(marked, first), first), first, second).toLowerCase()
}

/** Where the region behind the first consonant that follows a vowel begins. */
function regionAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at++) {
    if (!vowel.test(word[at] ?? '') && vowel.test(word[at - 1] ?? '')) return at + 1
  }
  return word.length
}

function dropInflection(word: string, first: number): string {
  const ending = /(?:ern|em|er|en|es|e|ln)$/.exec(word)?.[0]
  if (ending === 'ln') return word.length - 1 >= first ? word.slice(0, -1) : word
  if (ending !== undefined) {
    if (word.length - ending.length < first) return word
    const rest = word.slice(0, -ending.length)
    return /^e[ns]?$/.test(ending) && rest.endsWith('niss') ? rest.slice(0, -1) : rest
  }
  const isEnding = word.endsWith('s') && word.length - 1 >= first && beforeS.includes(word.at(-2) ?? ' ')
  return isEnding ? word.slice(0, -1) : word
}

function dropDegree(word: string, first: number): string {
  const ending = /(?:est|en|er)$/.exec(word)?.[0]
  if (ending !== undefined) return word.length - ending.length >= first ? word.slice(0, -ending.length) : word
  const isEnding = word.endsWith('st') && word.length - 2 >= first && word.length >= 6
  return isEnding && beforeSt.includes(word.at(-3) ?? ' ') ? word.slice(0, -2) : word
}

function dropSuffix(word: string, first: number, second: number): string {
  const ending = /(?:end|ung|isch|ig|ik|lich|heit|keit)$/.exec(word)?.[0]
  if (ending === undefined || word.length - ending.length < second) return word
  const rest = word.slice(0, -ending.length)
  switch (ending) {
    case 'end':
    case 'ung':
      return dropIn(rest, /(?<!e)ig$/, second)
    case 'lich':
    case 'heit':
      return dropIn(rest, /e[rn]$/, first)
    case 'keit':
      return dropIn(rest, /(?:lich|ig)$/, second)
    default:
      return rest.endsWith('e') ? word : rest
  }
}

function dropIn(word: string, ending: RegExp, region: number): string {
  const at = word.search(ending)
  return at >= region ? word.slice(0, at) : word
}
