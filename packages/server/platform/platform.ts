/** What the server needs of a platform, wherever it runs. */
export interface Platform {
  /** `client` is whom the server sees at the other end, for rate limits; its own pages name nobody. */
  fetch(request: Request, client?: { address: string | undefined }): Promise<Response>
  /** Whether requests may come, with the reasons as further fields. */
  ready(): Promise<{ ready: boolean }>
  /** The version of its pictures, where it is our own. */
  mediaVersion?(): string
  /** Makes the pictures at these addresses while there is nothing else to make. */
  warm?(addresses: readonly string[]): Promise<void>
  close(): Promise<void>
}
