/** Who is logged in, and by what. */
export interface Session {
  token: string
  refreshToken: string
  customer: SessionCustomer
  /** Missing where the platform tells none. */
  group?: CustomerGroup
}

/** Whose prices the customer sees, and the proof of it for the catalogue. */
export interface CustomerGroup {
  id: number
  token: string
  /** When the platform told it: the proof is good for a day. */
  since: number
}

export interface SessionCustomer {
  firstname: string
  lastname: string
  email: string
}

/** What somebody else wrote under our key is no session. */
export function isSession(value: unknown): value is Session {
  const { token, refreshToken, customer, group } = (value ?? {}) as Partial<Session>
  const texts = [token, refreshToken, customer?.firstname, customer?.lastname, customer?.email]
  return texts.every((part) => typeof part === 'string') && (group === undefined || isGroup(group))
}

function isGroup({ id, token, since }: Partial<CustomerGroup>): boolean {
  return typeof id === 'number' && typeof token === 'string' && typeof since === 'number'
}
