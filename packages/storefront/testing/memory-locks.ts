/** Web locks that all tabs of a test share: one holder of a name at a time, the others in their order. */
export function memoryLocks(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>()
  const request = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    return mine
  }
  return { request: request as LockManager['request'] }
}
