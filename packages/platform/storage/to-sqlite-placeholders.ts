/** Quoted text and comments come first, so that a `$1` inside them stays as it is. */
const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\d+)/g

/** SQLite would take `$1` for a name and number it by its first appearance; `?1` is the parameter's position. */
export function toSqlitePlaceholders(sql: string): string {
  return sql.replace(token, (whole, position: string | undefined) => (position === undefined ? whole : `?${position}`))
}
