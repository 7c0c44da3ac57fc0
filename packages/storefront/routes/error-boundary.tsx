import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ErrorPage } from '../error/error-page.tsx'
import { MinimalLayout } from '../shell/minimal-layout.tsx'
import { useShop } from '../store-view/use-shop.ts'

/** A page that failed, on the server or in the browser. The shell's data may be what failed, so it does without. */
export function ErrorBoundary() {
  const { storeView, config, log } = useShop()
  const error = useRouteError()
  useEffect(() => {
    if (error instanceof Error) log.error({ err: error }, 'a page failed')
  }, [error, log])
  return (
    <MinimalLayout
      brand={{ name: storeView.name, tagline: '', theme: storeView.theme }}
      footer={{ legal: [], note: '', version: config.version, words: { legal: '', toTop: '' } }}
    >
      <ErrorPage homePath={withStorePrefix(storeView, '/')} />
    </MinimalLayout>
  )
}
