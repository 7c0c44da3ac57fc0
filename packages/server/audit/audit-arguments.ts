export type AuditTask =
  | { task: 'help' }
  | { task: 'audit'; stockFile: string | undefined }
  | { task: 'save-stock'; file: string }
  | { task: 'refuse'; reason: string }

/** What the words behind `npm run audit --` ask for. */
export function readAuditArguments(args: readonly string[]): AuditTask {
  const [option, file, ...more] = args.flatMap((word) => word.split('=', 2))
  if (option === undefined) return { task: 'audit', stockFile: undefined }
  if (option === '--help' || option === '-h') return { task: 'help' }
  if (option !== '--stock' && option !== '--save-stock') {
    return { task: 'refuse', reason: `There is no option ${option}; --help lists what there is.` }
  }
  if (file === undefined || more.length > 0) return { task: 'refuse', reason: `${option} needs one file.` }
  return option === '--stock' ? { task: 'audit', stockFile: file } : { task: 'save-stock', file }
}

export const auditHelp = `npm run audit
  Looks through the database for what must not be: orders without lines, totals that do not add up, pairs that were sold
  twice or never left the shelf, coupons used too often, orders without a confirmation. Changes nothing.
  Prints one line of JSON per finding; ends with 0 when there is none, else with 1.

npm run audit -- --save-stock FILE
  Writes down what the shelves hold now.

npm run audit -- --stock FILE
  Also compares the shelves with what was written down before, less what orders have taken since. Deliveries in between
  make a difference too.`
