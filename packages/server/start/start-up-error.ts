/** A fault of the machine or its settings that a person must mend: its message is the one sentence to print. */
export class StartUpError extends Error {
  override name = 'StartUpError'
}
