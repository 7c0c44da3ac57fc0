/**
 * @typedef {object} Import
 * @property {string} from what stands between the quotes
 * @property {boolean} typeOnly erased before the code runs
 */

/** After one of these a slash begins a regular expression, elsewhere it divides. */
const beforeExpression = /(?:^|[(,=:[!&|?{};<>+\-*%~^]|\b(?:return|typeof|case|in|of|do|else|void|delete|await))\s*$/

/**
 * Finds what a file imports. Comments, texts and patterns are set aside first, so that words inside them do not count.
 * @param {string} source
 * @returns {Import[]}
 */
export function scanImports(source) {
  const { code, texts } = setTextsAside(source)
  const found = []
  const statement = /\b(import|export)\s+(type\s+(?!from\b|,))?(?:[\w$*{][^;"'«»=()]*?\bfrom\s*)?«(\d+)»/g
  for (const match of code.matchAll(statement)) {
    const [whole, keyword, type, text] = match
    if (keyword === 'export' && !/\bfrom\s*«/.test(whole)) continue
    found.push({ at: match.index, from: texts[Number(text)] ?? '', typeOnly: type !== undefined })
  }
  for (const match of code.matchAll(/\bimport\s*\(\s*«(\d+)»/g)) {
    found.push({ at: match.index, from: texts[Number(match[1])] ?? '', typeOnly: false })
  }
  return found.sort((a, b) => a.at - b.at).map(({ from, typeOnly }) => ({ from, typeOnly }))
}

/**
 * Replaces each quoted text by «its number», and drops comments, templates and regular expressions.
 * @param {string} source
 */
function setTextsAside(source) {
  /** @type {string[]} */
  const texts = []
  let code = ''
  let at = 0
  while (at < source.length) {
    const rest = source.slice(at, at + 2)
    const char = source[at] ?? ''
    if (rest === '//') at = endOf(source, '\n', at)
    else if (rest === '/*') at = endOf(source, '*/', at + 2) + 2
    else if (char === '`') at = endOfTemplate(source, at)
    else if (char === '/' && beforeExpression.test(code.slice(-12))) at = endOfPattern(source, at)
    else if (char === '"' || char === "'") {
      const end = endOfText(source, at)
      // An apostrophe in the text of a page closes on no line: it is no quotation mark.
      if (end === null) at += 1
      else {
        code += `«${texts.push(source.slice(at + 1, end)) - 1}»`
        at = end + 1
      }
    } else {
      code += char
      at += 1
    }
  }
  return { code, texts }
}

/**
 * @param {string} source
 * @param {string} mark
 * @param {number} at
 */
function endOf(source, mark, at) {
  const found = source.indexOf(mark, at)
  return found === -1 ? source.length : found
}

/**
 * @param {string} source
 * @param {number} start
 */
function endOfText(source, start) {
  for (let at = start + 1; at < source.length && source[at] !== '\n'; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === source[start]) return at
  }
  return null
}

/**
 * The expressions inside a template may hold templates again.
 * @param {string} source
 * @param {number} start
 * @returns {number}
 */
function endOfTemplate(source, start) {
  let at = start + 1
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2
    else if (source.startsWith('${', at)) at = endOfExpression(source, at + 2)
    else at += 1
  }
  return at + 1
}

/**
 * @param {string} source
 * @param {number} start
 * @returns {number}
 */
function endOfExpression(source, start) {
  let depth = 1
  let at = start
  while (at < source.length) {
    const char = source[at]
    if (char === '`') at = endOfTemplate(source, at)
    else if (char === '"' || char === "'") at = (endOfText(source, at) ?? at) + 1
    else {
      if (char === '{') depth += 1
      if (char === '}') depth -= 1
      at += 1
      if (depth === 0) return at
    }
  }
  return at
}

/**
 * @param {string} source
 * @param {number} start
 */
function endOfPattern(source, start) {
  let inClass = false
  for (let at = start + 1; at < source.length; at += 1) {
    const char = source[at]
    if (char === '\\') at += 1
    else if (char === '\n') return start + 1
    else if (char === '[') inClass = true
    else if (char === ']') inClass = false
    else if (char === '/' && !inClass) return at + 1
  }
  return start + 1
}
