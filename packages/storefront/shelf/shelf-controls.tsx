import { type RefObject, useSyncExternalStore } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './shelf-controls.module.css'
import { firstShown, isAtEnd, perView } from './shelf-place.ts'
import type { Playing } from './use-autoplay.ts'
import type { Direction } from './use-move.ts'
import { useShelfPlace } from './use-shelf-place.ts'

interface ShelfControlsProps {
  row: RefObject<HTMLElement | null>
  count: number
  label: string
  move: (direction: Direction) => void
  /** Null where nothing moves by itself. */
  playing: Playing | null
}

/** "1–4 von 24" and two arrows. How many are shown at once is the style sheet's business, so both sentences are there. */
export function ShelfControls({ row, count, label, move, playing }: ShelfControlsProps) {
  const t = useText()
  const first = useShelfPlace(row, firstShown, 0)
  const isLast = useShelfPlace(row, isAtEnd, false)
  const answers = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (count <= perView.narrow) return null
  const position = (shown: number) =>
    t('card.shelf.position', { from: first + 1, to: Math.min(first + shown, count), count: count })
  const arrow = (direction: Direction, isOver: boolean) => (
    <button
      type="button"
      className={direction === 'back' ? styles.back : styles.on}
      aria-disabled={isOver || undefined}
      aria-label={t(isOver ? `card.shelf.${direction}.over` : `card.shelf.${direction}`, { label })}
      onClick={() => !isOver && move(direction)}
    >
      <Icon name="chevron" size={20} />
    </button>
  )
  return (
    <div
      className={count <= perView.wide ? styles.narrowControls : styles.controls}
      data-answers={answers || undefined}
    >
      <p className={styles.position} aria-live={playing?.isOn ? 'off' : 'polite'}>
        <span className={styles.narrow}>{position(perView.narrow)}</span>
        <span className={styles.wide}>{position(perView.wide)}</span>
      </p>
      {playing && (
        <button
          type="button"
          className={styles.play}
          aria-label={t(playing.isOn ? 'card.shelf.pause' : 'card.shelf.play', { label })}
          onClick={playing.toggle}
        >
          <Icon name={playing.isOn ? 'pause' : 'play'} size={20} />
        </button>
      )}
      {arrow('back', first === 0)}
      {arrow('on', isLast)}
    </div>
  )
}

/** Whether there is somebody to answer does not change once there is. */
const never = () => () => undefined
