import { iterationTimeout } from '@welt/domain/cache/cache-limits.ts'
import { answered } from './indexed-database.ts'
import { within } from './within.ts'

/** Clears the databases in which answers of the catalogue are kept. One that does not let itself be cleared stays. */
export async function forgetAnswers(databases: () => IDBFactory, names: readonly string[]): Promise<void> {
  await Promise.allSettled(
    names.map(async (name) => within(iterationTimeout, answered(databases().deleteDatabase(name)))),
  )
}
