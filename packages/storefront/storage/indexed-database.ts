/** A database of the browser's. Nothing is opened before the first call; where databases are forbidden each one fails. */
export interface IndexedDatabase {
  /** Resolves with what `work` asked for, once all of it is written. */
  transact: <Result>(
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => IDBRequest<Result> | undefined,
  ) => Promise<Result | undefined>
  /** Lets go of a connection that does not answer; the next call opens another. */
  reopen: () => void
  /** Begins anew, empty. */
  recreate: () => Promise<void>
}

export function createIndexedDatabase(
  databases: () => IDBFactory,
  name: string,
  stores: readonly string[],
): IndexedDatabase {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => {
    opened ??= open(databases().open(name, 1), stores, forget)
    return opened
  }
  const forget = () => {
    opened = undefined
  }
  const reopen = () => {
    // One that never opened has nothing to close, and is not waited for.
    opened?.then((one) => one.close()).catch(() => undefined)
    forget()
  }

  return {
    async transact(mode, work) {
      const transaction = (await database()).transaction(stores, mode)
      return new Promise((resolve, reject) => {
        const asked = work(transaction)
        transaction.addEventListener('complete', () => resolve(asked?.result))
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('The transaction was given up.')),
        )
      })
    },
    reopen,
    async recreate() {
      reopen()
      await answered(databases().deleteDatabase(name))
    },
  }
}

export function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason.')))
  })
}

async function open(request: IDBOpenDBRequest, stores: readonly string[], onLost: () => void): Promise<IDBDatabase> {
  request.addEventListener('upgradeneeded', () => {
    for (const store of stores) request.result.createObjectStore(store)
  })
  try {
    const database = await answered(request)
    // Another tab begins anew, or the browser has cleared everything: the next call opens it again.
    database.addEventListener('versionchange', () => {
      database.close()
      onLost()
    })
    database.addEventListener('close', onLost)
    return database
  } catch (cause) {
    onLost()
    throw cause
  }
}
