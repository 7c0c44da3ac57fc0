import type { RequestContext } from '../http/request-context.ts'

/**
 * Whose prices a request may see: the group of the customer whose token it carries, or the one that a group token proves.
 * A bare group id proves nothing. Guests are group 0.
 */
export type ReadPriceGroup = (context: RequestContext, groupToken?: string | null) => Promise<number>
