import type { Call } from './create-api.ts'

/** "The token is removed from the URL if tokens are sent in a header", wherever it came from. */
export function placeToken(
  { query = {}, headers = {}, token }: Call,
  inHeader: boolean,
): Required<Pick<Call, 'query' | 'headers'>> {
  if (!inHeader) return { query: token ? { ...query, token } : query, headers }
  const { token: _, ...rest } = query
  return { query: rest, headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers }
}
