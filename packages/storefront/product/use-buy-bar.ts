import { type RefCallback, useCallback, useState } from 'react'

export interface BuyBarState {
  /** For the place of the button in the page. */
  watch: RefCallback<HTMLElement>
  /** False until somebody has looked, so that there are never two buttons while the page is coming. */
  isShown: boolean
}

/** The bar stands in for the button of the page while less than half of that can be seen. */
export function useBuyBar(): BuyBarState {
  const [isShown, setShown] = useState(false)
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return
    const look = (entries: IntersectionObserverEntry[]) => {
      const isAway = (entries.at(-1)?.intersectionRatio ?? 0) < 0.5
      if (!isAway) takeFocusBack(place)
      setShown(isAway)
    }
    const observer = new IntersectionObserver(look, { threshold: [0, 0.5], rootMargin: freeMargin() })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return { watch, isShown }
}

/** Between the bars that stay on screen: where the focus comes to rest nothing covers it. */
function freeMargin(): string {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const inset = (padding: string): string => `-${Number.parseFloat(padding) || 0}px`
  return `${inset(scrollPaddingTop)} 0px ${inset(scrollPaddingBottom)}`
}

/** Whoever holds the button of the bar holds that of the page once the bar is gone. */
function takeFocusBack(place: HTMLElement): void {
  if (!document.activeElement?.closest('[data-buy-bar]')) return
  place.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
}
