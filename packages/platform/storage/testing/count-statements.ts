import type { Database, Queryable } from '../database.ts'

export interface CountedDatabase {
  database: Database
  /** How many statements the work sends; on PostgreSQL each is a way to the server and back. */
  during: (work: () => Promise<unknown>) => Promise<number>
}

/** The same database, with its statements counted. The beginning and the end of a transaction are one each. */
export function countStatements(database: Database): CountedDatabase {
  let count = 0
  const counted = (queryable: Queryable): Queryable => ({
    dialect: queryable.dialect,
    all(sql, params) {
      count += 1
      return queryable.all(sql, params)
    },
    get(sql, params) {
      count += 1
      return queryable.get(sql, params)
    },
    run(sql, params) {
      count += 1
      return queryable.run(sql, params)
    },
  })
  return {
    database: {
      ...counted(database),
      transaction(work, options) {
        count += 2
        return database.transaction((tx) => work(counted(tx)), options)
      },
      commitMark: database.commitMark?.bind(database),
      ping: () => database.ping(),
      close: () => database.close(),
    },
    async during(work) {
      const before = count
      await work()
      return count - before
    },
  }
}
