import { useEffect, useSyncExternalStore } from 'react'

/** "A popup redirect hint says the window closes within 5 seconds." */
const closesAfter = 5000

/** Whether a script opened this window, which then closes itself. The server cannot know. */
export function usePopup(): boolean {
  const isPopup = useSyncExternalStore(
    never,
    () => window.opener !== null,
    () => false,
  )
  useEffect(() => {
    if (!isPopup) return
    const timer = setTimeout(() => window.close(), closesAfter)
    return () => clearTimeout(timer)
  }, [isPopup])
  return isPopup
}

const never = () => () => undefined
