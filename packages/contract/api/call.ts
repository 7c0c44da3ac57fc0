import type { z } from 'zod'

/** One call on the wire. Types, documentation and the platform's input checks all come from here. */
export interface Call<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType> {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/${string}`
  summary: string
  query?: Query
  body?: Body
  result: Result
  /** Code to text, for the faults that this call itself names. */
  errors: Record<number, string>
}

export function defineCall<
  Result extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(call: Call<Query, Body, Result>): Call<Query, Body, Result> {
  return call
}
