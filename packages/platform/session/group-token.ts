import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** A client asks for its profile on every page load and gets a new one then. */
const lifetimeSeconds = 24 * 60 * 60
const issuer = 'welt'
const audience = 'group'

export interface GroupMember {
  customerId: number
  groupId: number
}

/**
 * Proves to the catalogue which customer group asks. Clients put it into the addresses of catalogue questions, so it does
 * not carry the e-mail address that the field's token has.
 */
export function signGroupToken({ customerId, groupId }: GroupMember, secret: Uint8Array, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ group_id: groupId, id: customerId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(secret)
}

const Claims = z.object({ group_id: z.int().nonnegative() })

/** The customer group, or null when the token is none of ours or too old: then the price for everybody counts. */
export async function readGroupToken(token: string, secret: Uint8Array, now: number): Promise<number | null> {
  try {
    const options = { algorithms: ['HS256'], issuer, audience, currentDate: new Date(now) }
    const { payload } = await jwtVerify(token, secret, options)
    return Claims.parse(payload).group_id
  } catch (error) {
    // Anybody can send anything: what is no token of ours is an answer, not a fault of ours.
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
    throw error
  }
}
