import type { Call } from '@welt/contract/api/call.ts'
import { Hono } from 'hono'
import type { z } from 'zod'
import type { Answer } from './envelope.ts'
import { type Input, readInput } from './read-input.ts'
import type { Routes } from './request-context.ts'
import { respond } from './respond.ts'

/** Serves one call; a line in a module's table of routes. */
export type Route = (routes: Routes) => void

/** Serves a call of the contract at its path, and at further paths where clients of the field look for it. */
export function route<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  call: Call<Query, Body, Result>,
  handle: (input: Input<Query, Body>) => Promise<Answer<z.output<Result>>>,
  { alsoAt = [] }: { alsoAt?: readonly `/${string}`[] } = {},
): Route {
  return (routes) => {
    routes.on(call.method, [call.path, ...alsoAt], async (c) => {
      const read = await readInput(call, c.env, c.req.param())
      return respond('failure' in read ? read.failure : await handle(read.input), c.env)
    })
  }
}

export function createRoutes(...table: readonly Route[]): Routes {
  const routes: Routes = new Hono()
  for (const serve of table) serve(routes)
  return routes
}
