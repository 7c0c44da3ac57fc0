import type { Queryable } from '../storage/database.ts'
import type { Finding } from './finding.ts'

/** A9: no letter waits whose time had come before this moment. One that is tried again later is not waiting. */
export async function auditLetters(database: Queryable, dueBefore: number): Promise<Finding[]> {
  const row = await database.get<{ letters: number }>(
    'SELECT count(*) AS letters FROM outbox_mail WHERE due_at < $1 AND sent_at IS NULL AND given_up_at IS NULL',
    [new Date(dueBefore).toISOString()],
  )
  const found = row?.letters ?? 0
  return found === 0 ? [] : [{ rule: 'A9', text: 'letters are due and were not sent', expected: 0, found }]
}
