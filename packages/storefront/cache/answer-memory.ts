import type { KeptAnswer } from './answer-store.ts'

/** The answers that were looked at last, for as long as the page lives. */
export interface AnswerMemory {
  get(key: string): KeptAnswer | undefined
  set(key: string, answer: KeptAnswer): void
  clear(): void
}

const limit = 100

export function createAnswerMemory(): AnswerMemory {
  const answers = new Map<string, KeptAnswer>()
  const set = (key: string, answer: KeptAnswer) => {
    answers.delete(key)
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (answers.size > limit && oldest !== undefined) answers.delete(oldest)
  }
  return {
    set,
    get(key) {
      const known = answers.get(key)
      if (known) set(key, known)
      return known
    },
    clear: () => answers.clear(),
  }
}
