import { createContext, useContext } from 'react'
import type { Text } from './text.ts'

export const TextContext = createContext<Text | null>(null)

/** `const t = useText(); t('product.addToCart')` */
export function useText(): Text {
  const text = useContext(TextContext)
  if (!text) throw new Error('useText needs a TextContext around it.')
  return text
}
