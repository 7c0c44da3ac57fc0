import { useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import button from '../theme/button.module.css'
import { useZoomGestures } from './use-zoom-gestures.ts'
import styles from './zoom-dialog.module.css'
import { clampZoom, scrollAfterZoom, stepZoom } from './zoom-level.ts'

export interface ZoomPicture {
  src: string
  alt: string
}

interface Zoom {
  level: number
  /** What stays where it is, in pixels of the window; the middle of it where nobody points. */
  at?: { x: number; y: number }
}

/** One picture as large as the window and up to four times larger. The window is scrolled: by finger, wheel, keys or drag. */
export default function ZoomDialog({
  name,
  picture,
  onClose,
}: {
  name: string
  picture: ZoomPicture
  onClose: () => void
}) {
  const t = useText()
  const view = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [{ level, at }, setZoom] = useState<Zoom>({ level: 1 })
  const [isLoaded, setLoaded] = useState(false)
  const shown = useRef(1)

  // The picture changes its size and the window its place in the same frame: nothing jumps.
  useLayoutEffect(() => {
    const [element, drawing] = [view.current, image.current]
    if (!element || !drawing || shown.current === level) return
    const point = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    const growth = level / shown.current
    const { width, height } = drawing.getBoundingClientRect()
    const left = { scroll: element.scrollLeft, window: element.clientWidth, picture: width }
    const top = { scroll: element.scrollTop, window: element.clientHeight, picture: height }
    element.style.setProperty('--zoom', String(level))
    element.scrollTo({
      left: scrollAfterZoom(left, point.x, width * growth),
      top: scrollAfterZoom(top, point.y, height * growth),
      behavior: 'instant',
    })
    shown.current = level
  }, [level, at])

  const step = (direction: 1 | -1) => setZoom(({ level }) => ({ level: stepZoom(level, direction) }))
  useZoomGestures(view, (factor, at) =>
    setZoom(({ level }) => ({ level: factor === 'toggle' ? (level > 1 ? 1 : 3) : clampZoom(level * factor), at })),
  )

  return (
    <Dialog title={t('zoom.title', { name })} look="stage" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys that scroll it also zoom */}
      <div
        ref={view}
        className={styles.view}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls can be scrolled by keyboard
        tabIndex={0}
        role="group"
        aria-label={t('zoom.region')}
        data-large={level > 1 || undefined}
        onKeyDown={({ key }) => {
          if (key === '+' || key === '=') step(1)
          if (key === '-') step(-1)
          if (key === '0') setZoom({ level: 1 })
        }}
      >
        <img ref={image} src={picture.src} alt={picture.alt} draggable={false} onLoad={() => setLoaded(true)} />
        {!isLoaded && <p className={styles.wait}>{t('zoom.loading')}</p>}
      </div>
      <div className={styles.tools}>
        <button
          className={button.icon}
          type="button"
          aria-label={t('zoom.smaller')}
          aria-disabled={level === 1}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <output className="tabular">{t('zoom.level', { percent: Math.round(level * 100) })}</output>
        <button
          className={button.icon}
          type="button"
          aria-label={t('zoom.larger')}
          aria-disabled={level === 4}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </Dialog>
  )
}
