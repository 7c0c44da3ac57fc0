import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { OwnSize } from '../own-size/own-size.ts'
import { useOwnSize } from '../own-size/use-own-size.ts'
import { choiceHref } from './choice-query.ts'
import type { Choice } from './read-choice.ts'

/** Who has told which size they wear finds it chosen. The address is the state, so it is the address that changes. */
export function useOwnChoice(sku: string, index: VariantIndex, choice: Choice): void {
  const own = useOwnSize()
  const navigate = useNavigate()
  useEffect(() => {
    if (!own) return
    let wanted = true
    const choose = async () => {
      const query = await findChoice(index, choice, own)
      if (wanted && query) void navigate(choiceHref(query, choice.view), { replace: true, preventScrollReset: true })
    }
    void choose()
    return () => {
      wanted = false
    }
    // Once for a product: whoever takes the choice back means it.
    // oxlint-disable-next-line react/exhaustive-deps -- said above
  }, [sku, own])
}

/** The rule comes when it is needed; without it the shopper chooses, as everybody does. */
async function findChoice(index: VariantIndex, choice: Choice, own: OwnSize): Promise<string | null> {
  try {
    const { ownChoice } = await import('./own-choice.ts')
    return ownChoice(index, choice, own)
  } catch {
    return null
  }
}
