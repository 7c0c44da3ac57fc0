/** What the platform needs of a logger; pino fits. Fields first, then a sentence. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** For tests and tools that have nothing to say. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
