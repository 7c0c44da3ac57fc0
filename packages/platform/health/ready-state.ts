import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../storage/database.ts'
import { isMigrated } from '../storage/migration/migrate.ts'

export interface ReadyState {
  /** Whether a balancer may send requests here. */
  ready: boolean
  database: 'ok' | 'unreachable'
  /** `unknown` while the database does not answer. */
  schema: 'current' | 'behind' | 'unknown'
  draining: boolean
}

/** A probe wants its answer within 200 ms; a database that takes longer to say anything is as good as gone. */
const patienceMs = 150

export async function readyState(database: Database, draining: boolean): Promise<ReadyState> {
  const schema = await schemaState(database)
  return {
    ready: schema === 'current' && !draining,
    database: schema === 'unknown' ? 'unreachable' : 'ok',
    schema,
    draining,
  }
}

async function schemaState(database: Database): Promise<ReadyState['schema']> {
  const answer = isMigrated(database).then(
    (migrated) => (migrated ? 'current' : 'behind'),
    () => 'unknown' as const,
  )
  return Promise.race([answer, pause(patienceMs, 'unknown' as const, { ref: false })])
}
