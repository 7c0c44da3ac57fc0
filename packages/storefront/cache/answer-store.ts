import type { CacheEntry } from '@welt/domain/cache/entries-to-drop.ts'

export interface KeptAnswer {
  /** When it was answered. */
  at: number
  result: unknown
}

/** Where answers outlive the page. Every call may fail, or never come back. */
export interface AnswerStore {
  read(key: string): Promise<KeptAnswer | undefined>
  write(entry: CacheEntry, result: unknown): Promise<void>
  /** Somebody has looked at it. */
  visit(key: string, visitedAt: number): Promise<void>
  entries(): Promise<CacheEntry[]>
  drop(keys: readonly string[]): Promise<void>
  /** Begins anew, empty. */
  recreate(): Promise<void>
}
