import { Client } from 'pg'
import { silentLog } from '../../log/log.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migration/migrate.ts'
import { openPostgres } from '../postgres.ts'

interface Server {
  freshSchema(): Promise<string>
}

interface Migrated {
  url: string
  /** How its tables were made. */
  fingerprint: string
}

/** What tests have closed. To make the tables takes six times as long as to empty them. */
const closed = new WeakMap<Server, Migrated[]>()

/** An empty, migrated database on a server; once it is closed another test may get its tables. */
export async function emptiedSchema(server: Server): Promise<Database> {
  const waiting = closed.get(server) ?? []
  closed.set(server, waiting)
  const known = waiting.pop()
  const schema = known && (await isEmptied(known)) ? known : await migratedSchema(server)
  const database = openPostgres({ url: schema.url, log: silentLog })
  const close = database.close.bind(database)
  database.close = async () => {
    await close()
    waiting.push(schema)
  }
  return database
}

async function migratedSchema(server: Server): Promise<Migrated> {
  const url = await server.freshSchema()
  const database = openPostgres({ url, log: silentLog })
  await migrate(database)
  await database.close()
  return { url, fingerprint: await connected(url, fingerprintOf) }
}

/** Not so where a test has changed the tables themselves, or somebody still holds a row of them. */
async function isEmptied({ url, fingerprint }: Migrated): Promise<boolean> {
  try {
    return await connected(url, async (client) => {
      await client.query(emptyAll)
      return (await fingerprintOf(client)) === fingerprint
    })
  } catch {
    return false
  }
}

/** Neither triggers nor references hold while everything goes, and numbers begin anew. */
const emptyAll = `
  BEGIN;
  SET LOCAL lock_timeout = '2s';
  SET LOCAL session_replication_role = replica;
  DO $$
  DECLARE name text;
  BEGIN
    FOR name IN
      SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'schema_migration'
    LOOP
      EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      FROM pg_sequences WHERE schemaname = current_schema();
  END $$;
  COMMIT;`

const everyPart = `
  SELECT md5(string_agg(part, ' ' ORDER BY part)) AS fingerprint FROM (
    SELECT concat(relname, relkind, relnatts) AS part FROM pg_class WHERE relnamespace = current_schema()::regnamespace
    UNION ALL SELECT concat(conname, contype) FROM pg_constraint WHERE connamespace = current_schema()::regnamespace
    UNION ALL SELECT concat(proname, prosrc) FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    UNION ALL SELECT concat(tgname, tgenabled) FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
      WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal
    UNION ALL SELECT concat(id, name) FROM schema_migration
  ) AS parts`

async function fingerprintOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ fingerprint: string }>(everyPart)
  return String(rows[0]?.fingerprint)
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
