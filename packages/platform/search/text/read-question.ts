import { splitWords, type Word } from './split-words.ts'
import { stopWords } from './stop-words.ts'

/** Whatever is typed, the work stays bounded. */
const mostCharacters = 2000
const mostWords = 24

/** The words of a shopper's question, each once. */
export function readQuestion(text: string): Word[] {
  const words = new Map<string, Word>()
  for (const word of splitWords(text.slice(0, mostCharacters)))
    if (!words.has(word.folded)) words.set(word.folded, word)
  const all = [...words.values()]
  const telling = all.filter(({ folded }) => !stopWords.has(folded))
  return (telling.length > 0 ? telling : all).slice(0, mostWords)
}
