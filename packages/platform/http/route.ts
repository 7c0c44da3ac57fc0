import type { Call } from '@welt/contract/api/call.ts'
import { Hono } from 'hono'
import type { z } from 'zod'
import type { Answer, Failure } from './envelope.ts'
import { type Input, readInput } from './read-input.ts'
import type { Routes } from './request-context.ts'
import { respond } from './respond.ts'

/** Serves one call; a line in a module's table of routes. */
export type Route = (routes: Routes) => void

interface RouteOptions {
  /** Further paths, where clients of the field look for the call. */
  alsoAt?: readonly `/${string}`[]
  /** Puts what went wrong into the form in which clients of the field read it from this call. */
  tell?: (failure: Failure) => Failure
}

/** Serves a call of the contract at its path. */
export function route<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  call: Call<Query, Body, Result>,
  handle: (input: Input<Query, Body>) => Promise<Answer<z.output<Result>>>,
  { alsoAt = [], tell }: RouteOptions = {},
): Route {
  return (routes) => {
    routes.on(call.method, [call.path, ...alsoAt], async (c) => {
      const read = await readInput(call, c.env, c.req.param())
      const answer = 'failure' in read ? read.failure : await handle(read.input)
      return respond(tell && answer.code !== 200 ? tell(answer) : answer, c.env)
    })
  }
}

export function createRoutes(...table: readonly Route[]): Routes {
  const routes: Routes = new Hono()
  for (const serve of table) serve(routes)
  return routes
}
