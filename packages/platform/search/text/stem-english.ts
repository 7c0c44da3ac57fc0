const vowel = /[aeiouy]/

/**
 * Takes inflection off an English word: boots, accessories, polishing, resoled. These are the first steps of the Snowball
 * project's English stemmer, written after its description; what makes other words of words (-ness, -ation) stays, for
 * a shop finds too much rather than too little with it.
 */
export function stemEnglish(word: string): string {
  if (word.length < 4) return word
  return endWithI(dropParticiple(dropPlural(word)))
}

function dropPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ies') || word.endsWith('ied')) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)
  if (/(?:ch|sh|x|z)es$/.test(word)) return word.slice(0, -2)
  if (/(?:us|ss|is)$/.test(word) || !word.endsWith('s')) return word
  return vowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function dropParticiple(word: string): string {
  const rest = /^(.+?)(?:ingly|edly|ing|ed)$/.exec(word)?.[1]
  if (rest === undefined || !vowel.test(rest) || rest.length < 3) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  return /(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest) ? rest.slice(0, -1) : rest
}

/** accessory and accessories meet at accessori; a silent e at the end is left out: lace and lacing meet at lac. */
function endWithI(word: string): string {
  if (/.[^aeiouy]y$/.test(word)) return `${word.slice(0, -1)}i`
  return word.length > 3 && /[^aeiouy]e$/.test(word) ? word.slice(0, -1) : word
}
