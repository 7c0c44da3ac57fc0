import type { Answer } from '../api/answer.ts'
import { networkFailure } from '../api/answer.ts'
import type { FoundProducts, ProductQuestion } from './search-products.ts'

/** What a search that follows the typing shows. */
export type SearchState =
  | { is: 'empty' }
  | { is: 'short' }
  /** What was found before stays until the answer is there. */
  | { is: 'asking'; last: FoundProducts | null }
  | { is: 'shown'; text: string; found: FoundProducts; next: 'idle' | 'asking' | 'failed' }
  | { is: 'failed' }

export interface ProductSearch {
  subscribe: (listener: () => void) => () => void
  state: () => SearchState
  type: (typed: string) => void
  /** Narrows what was found; the query of an address that is about filters. The first call, with none, tells which there are. */
  filter: (query: string) => void
  /** Appends the next page. */
  seeMore: () => void
  retry: () => void
}

export interface ProductSearchOptions {
  ask: (question: ProductQuestion) => Promise<Answer<FoundProducts>>
  minLength: number
  pageSize: number
  /** Milliseconds without a keystroke after which is asked; who has seen nothing yet waits for nothing. */
  pause: number
}

/** "Search starts only at 3 or more characters; an empty search clears results." Only the latest question's answer counts. */
export function createProductSearch({ ask, minLength, pageSize, pause }: ProductSearchOptions): ProductSearch {
  let state: SearchState = { is: 'empty' }
  let text = ''
  let filters: string | undefined
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const show = (next: SearchState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  /** Undefined where somebody has asked something else meanwhile. */
  const answerTo = async (start: number): Promise<Answer<FoundProducts> | undefined> => {
    latest += 1
    const own = latest
    const answer = await ask({ text, start, size: pageSize, ...(filters !== undefined && { filters }) }).catch(
      networkFailure,
    )
    return own === latest ? answer : undefined
  }
  const askFirst = async (): Promise<void> => {
    const answer = await answerTo(0)
    if (answer) show(answer.ok ? { is: 'shown', text, found: answer.result, next: 'idle' } : { is: 'failed' })
  }

  const askNext = async (shown: Extract<SearchState, { is: 'shown' }>): Promise<void> => {
    show({ ...shown, next: 'asking' })
    const answer = await answerTo(shown.found.cards.length)
    if (!answer) return
    show(
      answer.ok ? { ...shown, found: joined(shown.found, answer.result), next: 'idle' } : { ...shown, next: 'failed' },
    )
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,

    type(typed) {
      const wanted = typed.trim()
      if (wanted === text) return
      text = wanted
      // What another text finds is filtered by other things.
      filters = undefined
      // Whatever is on its way is about something else.
      latest += 1
      clearTimeout(timer)
      const isFirst = state.is === 'empty' || state.is === 'short'
      if (wanted === '') return show({ is: 'empty' })
      if (wanted.length < minLength) return show({ is: 'short' })
      show({ is: 'asking', last: foundOf(state) })
      if (isFirst) void askFirst()
      else timer = setTimeout(() => void askFirst(), pause)
    },

    filter(query) {
      if (state.is !== 'shown' && state.is !== 'asking') return
      filters = query
      clearTimeout(timer)
      show({ is: 'asking', last: foundOf(state) })
      void askFirst()
    },

    seeMore() {
      if (state.is === 'shown' && state.next !== 'asking') void askNext(state)
    },

    retry() {
      if (state.is !== 'failed') return
      show({ is: 'asking', last: null })
      void askFirst()
    },
  }
}

function foundOf(state: SearchState): FoundProducts | null {
  if (state.is === 'shown') return state.found
  return state.is === 'asking' ? state.last : null
}

/** A model that moved down a place between two answers is not shown twice; an empty page ends the list. */
function joined(before: FoundProducts, next: FoundProducts): FoundProducts {
  const known = new Set(before.cards.map(({ sku }) => sku))
  const cards = [...before.cards, ...next.cards.filter(({ sku }) => !known.has(sku))]
  const total = next.cards.length === 0 ? cards.length : Math.max(next.total, cards.length)
  return { ...next, cards, total }
}
