import type { z } from 'zod'

/** One call on the wire. Types, documentation and the platform's input checks all come from here. */
export interface Call<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Result extends z.ZodType,
  Errors extends Record<number, string> = Record<number, string>,
> {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/${string}`
  summary: string
  query?: Query
  body?: Body
  result: Result
  /** Code to text, for the faults that this call itself names. */
  errors: Errors
}

export function defineCall<
  Result extends z.ZodType,
  Errors extends Record<number, string>,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(call: Call<Query, Body, Result, Errors>): Call<Query, Body, Result, Errors> {
  return call
}
