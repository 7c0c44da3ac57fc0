const at = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` })

/** The processes that the journeys run against. */
export const servers = { shop: at(4310), remote: at(4311), broken: at(4312), graphql: at(4313) }
