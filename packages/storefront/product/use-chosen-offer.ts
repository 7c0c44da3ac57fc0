import { useEffect } from 'react'

/** What the page says to search engines follows the choice. */
export function useChosenOffer(sku: string | null): void {
  useEffect(() => {
    if (sku === null) return
    void tell(sku)
    return () => void tell(null)
  }, [sku])
}

/** Nobody on the page sees it: where its code does not come, nobody misses it. */
async function tell(sku: string | null): Promise<void> {
  try {
    const { tellChosen } = await import('../head/live-structured-data.ts')
    tellChosen(document, sku)
  } catch {
    // As said above.
  }
}
