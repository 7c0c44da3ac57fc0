import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useOwnSize } from '../own-size/use-own-size.ts'
import { choiceHref } from './choice-query.ts'
import type { Choice } from './read-choice.ts'

/** Who has told which size they wear finds it chosen. The address is the state, so it is the address that changes; the rule comes when it is needed. */
export function useOwnChoice(sku: string, index: VariantIndex, choice: Choice): void {
  const own = useOwnSize()
  const navigate = useNavigate()
  useEffect(() => {
    if (!own) return
    let wanted = true
    import('./own-choice.ts').then(
      ({ ownChoice }) => {
        const query = wanted && ownChoice(index, choice, own)
        if (query) void navigate(choiceHref(query, choice.view), { replace: true, preventScrollReset: true })
      },
      // Without it the shopper chooses, as everybody does.
      () => undefined,
    )
    return () => {
      wanted = false
    }
    // Once for a product: whoever takes the choice back means it.
    // oxlint-disable-next-line react/exhaustive-deps -- said above
  }, [sku, own])
}
