import { isEnabled } from '@welt/domain/status/is-enabled.ts'
import type { Draft } from './draft.ts'

/** Of a document whose numbers may still be texts. */
export function isSold({ status }: Draft): boolean {
  return isEnabled({ status: status === undefined ? undefined : Number(status) })
}
