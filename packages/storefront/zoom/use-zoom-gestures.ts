import { type RefObject, useEffect } from 'react'
import { useStable } from '../memo/use-stable.ts'

interface Point {
  x: number
  y: number
}

type OnZoom = (factor: number | 'toggle', at: Point) => void

/** Two fingers, the wheel with Ctrl (as a trackpad's pinch arrives) and a double click zoom; a mouse drags. */
export function useZoomGestures(view: RefObject<HTMLElement | null>, onZoom: OnZoom): void {
  const zoom = useStable(onZoom)
  useEffect(() => {
    const element = view.current
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const inside = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }

    element.addEventListener('dblclick', (event) => zoom('toggle', inside(event)), { signal })
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return
        event.preventDefault()
        zoom(Math.exp(-event.deltaY / 200), inside(event))
      },
      { signal, passive: false },
    )

    let fingers = 0
    const spread = ([one, other]: [Touch, Touch]) => ({
      distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      middle: inside({ clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }),
    })
    element.addEventListener(
      'touchmove',
      (event) => {
        const [one, other] = event.touches
        if (!one || !other) return
        event.preventDefault()
        const { distance, middle } = spread([one, other])
        if (fingers > 0) zoom(distance / fingers, middle)
        fingers = distance
      },
      { signal, passive: false },
    )
    element.addEventListener('touchend', () => (fingers = 0), { signal })

    let grip: Point | null = null
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'mouse' || event.button !== 0) return
        grip = { x: event.clientX, y: event.clientY }
        element.setPointerCapture(event.pointerId)
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (!grip) return
        element.scrollBy({ left: grip.x - clientX, top: grip.y - clientY, behavior: 'instant' })
        grip = { x: clientX, y: clientY }
      },
      { signal },
    )
    for (const end of ['pointerup', 'pointercancel']) element.addEventListener(end, () => (grip = null), { signal })
    return () => listening.abort()
  }, [view, zoom])
}
