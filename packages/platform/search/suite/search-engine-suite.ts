import { describeChanges } from './change-suite.ts'
import type { CreateEngine } from './fresh-engine.ts'
import { describeMatches } from './match-suite.ts'
import { describeText } from './text-suite.ts'
import { describeWords } from './word-suite.ts'

/** What every search engine must do. Each test gets an engine of its own. */
export function describeSearchEngine(name: string, create: CreateEngine): void {
  describeMatches(name, create)
  describeText(name, create)
  describeChanges(name, create)
  describeWords(name, create)
}
