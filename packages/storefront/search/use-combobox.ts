import { type KeyboardEvent, useEffect, useState } from 'react'
import { nextOption } from './next-option.ts'

export interface ComboboxOptions {
  /** Of the list; those of its options begin with it. */
  listId: string
  /** Another list is another object: what was marked in the last one is forgotten. */
  options: readonly unknown[]
  /** Esc with nothing marked; without it the key means what it means elsewhere. */
  onDismiss?: () => void
}

/** What a field needs to be one that a list belongs to. */
export interface ComboboxField {
  role: 'combobox'
  'aria-expanded': boolean
  'aria-controls': string
  'aria-autocomplete': 'list'
  'aria-activedescendant': string | undefined
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

export interface Combobox {
  field: ComboboxField
  isActive: (index: number) => boolean
  optionId: (index: number) => string
}

/** The pattern of a field with a list of links below it: the focus stays in the field, the arrows mark, Enter follows, Esc goes back. */
export function useCombobox({ listId, options, onDismiss }: ComboboxOptions): Combobox {
  const [marked, mark] = useState<{ options: readonly unknown[]; index: number | null }>({ options, index: null })
  const active = marked.options === options ? marked.index : null
  const optionId = (index: number) => `${listId}-${index}`
  const activeId = active === null ? undefined : optionId(active)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event
    // Arrows and Enter choose among the signs of a script that is being written, too.
    if (nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if ((key === 'ArrowDown' || key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      mark({ options, index: nextOption(key, active, options.length) })
    } else if (key === 'Enter' && activeId) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    } else if (key === 'Escape' && (activeId || onDismiss)) {
      event.preventDefault()
      mark({ options, index: null })
      if (!activeId) onDismiss?.()
    }
  }
  return {
    field: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      onKeyDown,
    },
    isActive: (index) => index === active,
    optionId,
  }
}
