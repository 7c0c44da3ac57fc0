import { useEffect, useState } from 'react'

/** A dialog gives the focus back by itself, but one that took another's place knows no longer to whom. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body
      if (isNowhere && opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
}
