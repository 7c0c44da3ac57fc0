import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Stage } from '../stage/stage.ts'

export interface StageCustomer {
  id: number
  email: string
  password: string
  token: string
}

const Created = z.looseObject({ id: z.int() })

/** Somebody who has registered and logged in. */
export async function signUp({ client }: Stage, name = 'Kunde'): Promise<StageCustomer> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@kunde.test`
  const password = `Rahmen-genäht-${randomUUID().slice(0, 8)}`
  const customer = { email, firstname: name, lastname: `${name}-Nachname` }
  const { id } = Created.parse(await client.result('/api/user/create', { body: { customer, password } }))
  return { id, email, password, token: await logIn({ client }, { email, password }) }
}

export async function logIn(
  { client }: Pick<Stage, 'client'>,
  { email, password }: { email: string; password: string },
): Promise<string> {
  return String(await client.result('/api/user/login', { body: { username: email, password } }))
}
