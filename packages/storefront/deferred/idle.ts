/** Until the browser has nothing else to do. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (globalThis.requestIdleCallback) globalThis.requestIdleCallback(resolve, { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}

/** Between two pieces of work: what the shopper does meanwhile goes first. */
export function pause(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve))
}
