/** The one place where an engine's row becomes the type that the repo, beside its SQL text, says it has. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type, as in the port
export function asRow<Row>(row: unknown): Row {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the SQL text knows; the shared suites check it
  return row as Row
}
