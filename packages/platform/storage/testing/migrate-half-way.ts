import { silentLog } from '../../log/log.ts'
import { migrate } from '../migration/migrate.ts'
import type { Migration } from '../migration/migration.ts'
import { openPostgres } from '../postgres.ts'
import { openSqlite } from '../sqlite.ts'

/** The two migrations that the test finishes; `afterTheFirstHalf` is where the process gets killed. */
export function twoMigrations(afterTheFirstHalf: () => Promise<void>): Migration[] {
  return [
    { id: 1, name: 'one', up: async (tx) => void (await tx.run('CREATE TABLE one (n INTEGER NOT NULL)')) },
    {
      id: 2,
      name: 'two',
      async up(tx) {
        await tx.run('CREATE TABLE two (n INTEGER NOT NULL)')
        await tx.run('INSERT INTO one (n) VALUES (1)')
        await afterTheFirstHalf()
        await tx.run('INSERT INTO two (n) VALUES (2)')
      },
    },
  ]
}

/** Run as a process of its own: migrates the given database, says so when it is half-way, and stays there. */
if (import.meta.main) {
  const place = process.argv[2] ?? ''
  const database = place.startsWith('postgres:')
    ? openPostgres({ url: place, log: silentLog })
    : await openSqlite({ file: place })
  const stayHere = new Promise<void>(() => setInterval(() => {}, 1000))
  const sayAndStay = () => {
    process.stdout.write('half-way\n')
    return stayHere
  }
  await migrate(database, twoMigrations(sayAndStay))
}
