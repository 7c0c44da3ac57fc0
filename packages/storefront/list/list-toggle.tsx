import { useSyncExternalStore } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './list-toggle.module.css'
import { useLists } from './use-lists.ts'
import { useToggle } from './use-toggle.ts'

interface ListToggleProps {
  list: 'wishlist' | 'compare'
  sku: string
  name: string
  /** Names the product; whether it is on the list is told by the button's state. */
  label: string
  /** The heart lies on a picture; the squares stand beside a button of their height. */
  look: 'heart' | 'square' | 'small'
}

export function ListToggle({ list, sku, name, label, look }: ListToggleProps) {
  const store = useLists()[list]
  const toggle = useToggle(list)
  const isOn = useSyncExternalStore(
    store.subscribe,
    () => store.items().some((entry) => entry.sku === sku),
    () => false,
  )
  return (
    <button
      className={styles[look]}
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      onClick={() => toggle({ sku, name })}
    >
      <Icon name={list === 'wishlist' ? 'heart' : 'compare'} />
    </button>
  )
}
