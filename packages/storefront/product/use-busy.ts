import { useRef, useState } from 'react'

/** In milliseconds: what is over sooner needs no word, which would only flicker. */
const glance = 100

/** A button that has begun something says so until it is over; nothing but the button is drawn again for that. */
export function useBusy(begin: () => Promise<void> | undefined): { isBusy: boolean; press: () => void } {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  return {
    isBusy,
    press() {
      // A second press is the first one's echo, and does not end it.
      if (isRunning.current) return
      const work = begin()
      if (!work) return
      isRunning.current = true
      const timer = setTimeout(setBusy, glance, true)
      void work.finally(() => {
        isRunning.current = false
        clearTimeout(timer)
        setBusy(false)
      })
    },
  }
}
