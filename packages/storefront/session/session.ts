/** Who is logged in, and by what. */
export interface Session {
  token: string
  refreshToken: string
  customer: SessionCustomer
}

export interface SessionCustomer {
  firstname: string
  lastname: string
  email: string
}

/** What somebody else wrote under our key is no session. */
export function isSession(value: unknown): value is Session {
  const { token, refreshToken, customer } = (value ?? {}) as Partial<Session>
  return [token, refreshToken, customer?.firstname, customer?.lastname, customer?.email].every(
    (part) => typeof part === 'string',
  )
}
