import { useState } from 'react'

/** In milliseconds: what is over sooner needs no word, which would only flicker. */
const glance = 100

/** A button that has begun something says so until it is over; nothing but the button is drawn again for that. */
export function useBusy(begin: () => Promise<void> | undefined): { isBusy: boolean; press: () => void } {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    press() {
      const work = begin()
      if (!work) return
      const timer = setTimeout(setBusy, glance, true)
      void work.finally(() => {
        clearTimeout(timer)
        setBusy(false)
      })
    },
  }
}
