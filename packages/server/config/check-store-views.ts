import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { z } from 'zod'

interface Checked {
  storeViews: StoreView[]
  defaultStoreCode: string
}

/** What one store view cannot tell about itself: that it differs from the others and that a default one exists. */
export function checkStoreViews({ storeViews, defaultStoreCode }: Checked, context: z.RefinementCtx): void {
  const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })

  for (const key of ['storeCode', 'storeId', 'url'] as const) {
    const seen = new Set<string | number>()
    for (const [index, view] of storeViews.entries()) {
      if (seen.has(view[key])) report(['storeViews', index, key], 'a value that no other store view has')
      seen.add(view[key])
    }
  }
  for (const [index, view] of storeViews.entries()) {
    if (view.appendStoreCode && view.url === '')
      report(['storeViews', index, 'url'], 'a prefix like /de, because the view appends its code')
  }
  const codes = storeViews.map((view) => view.storeCode)
  const defaultView = storeViews.find((view) => view.storeCode === defaultStoreCode)
  if (!defaultView) return report(['defaultStoreCode'], `one of ${codes.join(', ')}`)
  if (defaultView.url !== '')
    report(['storeViews', storeViews.indexOf(defaultView), 'url'], 'empty, because the default view sits at the root')
}
