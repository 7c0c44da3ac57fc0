import { useState } from 'react'

/** A button that has begun something says so until it is over; nothing but the button is drawn again for that. */
export function useBusy(begin: () => Promise<void> | undefined): { isBusy: boolean; press: () => void } {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    press() {
      const work = begin()
      if (!work) return
      setBusy(true)
      void work.finally(() => setBusy(false))
    },
  }
}
