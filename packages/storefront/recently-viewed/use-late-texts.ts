import { useEffect, useState } from 'react'
import type { MessageGroup } from '../i18n/message-key.ts'
import type { Texts } from '../i18n/text.ts'

/** Texts that the page does not bring: false until they have come. Whoever waits for them shows nothing. */
export function useLateTexts(texts: Texts, group: MessageGroup): boolean {
  const [hasCome, setCome] = useState(false)
  useEffect(() => {
    let isWanted = true
    const come = () => isWanted && setCome(true)
    texts.load([group]).then(come, () => undefined)
    return () => {
      isWanted = false
    }
  }, [texts, group])
  return hasCome
}
