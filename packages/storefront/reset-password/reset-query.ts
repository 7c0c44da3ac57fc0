/** What the address of the page asks for: a new password by the link of the letter, or the letter itself, or what came of either. */
export interface ResetQuery {
  token: string
  /** Only forms that were sent without JavaScript come back with one. */
  outcome: 'sent' | 'done' | Fault | undefined
}

const faults = ['email', 'password', 'different', 'link', 'often', 'failed'] as const
export type Fault = (typeof faults)[number]

const path = '/resetpassword'

export function readResetQuery(search: string): ResetQuery {
  const query = new URLSearchParams(search)
  const told = query.get('outcome')
  return {
    token: query.get('token') ?? '',
    outcome: (['sent', 'done', ...faults] as const).find((outcome) => outcome === told),
  }
}

/** The page that tells the outcome. A link that is not spent stays in the address: without JavaScript it has no other place. */
export function resetPath({ token, outcome }: ResetQuery): string {
  return `${path}?${new URLSearchParams({ ...(token && { token }), ...(outcome && { outcome }) })}`
}
