/** The attributes of a tag by their names; values as they are written, entities and all. */
export function readAttributes(attributes: string): Partial<Record<string, string>> {
  const found = [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]))
}
