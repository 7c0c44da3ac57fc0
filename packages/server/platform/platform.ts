/** What the server needs of a platform, wherever it runs. */
export interface Platform {
  fetch(request: Request): Promise<Response>
  /** Whether requests may come, with the reasons as further fields. */
  ready(): Promise<{ ready: boolean }>
  close(): Promise<void>
}
