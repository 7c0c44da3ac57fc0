/** Who sent a request. `expired`: a token was given that is none, or no longer one; the answer is then 401. */
export type Visitor =
  | { kind: 'guest' }
  | { kind: 'expired' }
  | { kind: 'customer'; customerId: number; groupId: number; email: string; sessionId: string }
