/** A fault that a person can mend: its message is the one sentence to print. */
export class LauncherError extends Error {
  /** @override */
  name = 'LauncherError'
}
