import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'

/** Customers and orders tell their times in ISO, whoever wrote them: clients show those in the shopper's own zone. */
export function isoMoment(text: string): string {
  return new Date(parseWireDate(text)).toISOString()
}
