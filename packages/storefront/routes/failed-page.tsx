import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { ErrorPage } from '../error/error-page.tsx'
import { MinimalLayout } from '../shell/minimal-layout.tsx'
import { useShop } from '../store-view/use-shop.ts'

/** What is seen instead of a page that failed. The shell's data may be what failed, so it does without. */
export default function FailedPage() {
  const { storeView, config } = useShop()
  return (
    <MinimalLayout
      brand={{ name: storeView.name, tagline: '', theme: storeView.theme }}
      footer={{ legal: [], note: '', version: config.version, words: { legal: '', toTop: '' } }}
    >
      <ErrorPage homePath={withStorePrefix(storeView, '/')} />
    </MinimalLayout>
  )
}
