export interface WarmOptions {
  fetch: (request: Request) => Promise<Response>
  /** Ends when no picture is being made. */
  idle: () => Promise<void>
  isOver: () => boolean
}

/** What nearly every visitor's browser takes. */
const accept = 'image/avif,image/webp,*/*'

/** One at a time, and only while nobody waits for another one: the first visitor should find them, not meet them. */
export async function warmPictures(addresses: readonly string[], { fetch, idle, isOver }: WarmOptions): Promise<void> {
  for (const address of new Set(addresses)) {
    await idle()
    if (isOver()) return
    await fetch(new Request(new URL(address, 'http://platform.internal'), { headers: { accept } }))
  }
}
