/** A place half-way through somebody's work, where it stands still until it is told to go on. */
export function stopPoint() {
  const arrival = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  return {
    /** Called by the work. */
    stop(): Promise<void> {
      arrival.resolve()
      return release.promise
    },
    reached: arrival.promise,
    goOn: () => release.resolve(),
  }
}
