// Two checkouts can be tried at once when one of them is given ports of its own.
const base = Number(process.env['E2E_PORT'] ?? 4310)
const at = (offset: number) => ({ port: base + offset, origin: `http://127.0.0.1:${base + offset}` })

/** The processes that the journeys run against; the last one is started by the journey that needs it. */
export const servers = { shop: at(0), remote: at(1), broken: at(2), graphql: at(3), hostile: at(4) }
