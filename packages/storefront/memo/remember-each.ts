import { remember } from './remember.ts'

export interface RememberEachOptions<Key, Value> {
  lifetime: number
  clock: () => number
  /** How many answers are kept at most; the one that was asked for longest ago goes first. */
  limit: number
  keyOf: (question: Key) => string
  ask: (question: Key) => Promise<Value>
}

/** One kept answer for each question. */
export function rememberEach<Question, Value>({
  lifetime,
  clock,
  limit,
  keyOf,
  ask,
}: RememberEachOptions<Question, Value>): (question: Question) => Promise<Value> {
  const answers = new Map<string, () => Promise<Value>>()
  return (question) => {
    const key = keyOf(question)
    const kept = answers.get(key) ?? remember(lifetime, clock, () => ask(question))
    // Asked again, it moves to the end of the line.
    answers.delete(key)
    answers.set(key, kept)
    for (const oldest of answers.keys()) {
      if (answers.size <= limit) break
      answers.delete(oldest)
    }
    return kept()
  }
}
