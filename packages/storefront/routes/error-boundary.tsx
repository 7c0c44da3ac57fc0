import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { deferred } from '../deferred/deferred.tsx'
import { useShop } from '../store-view/use-shop.ts'

const FailedPage = deferred('routes/failed-page.tsx', () => import('./failed-page.tsx'))

/** A page that failed, on the server or in the browser. */
export function ErrorBoundary() {
  const { log } = useShop()
  const error = useRouteError()
  useEffect(() => {
    if (error instanceof Error) log.error({ err: error }, 'a page failed')
  }, [error, log])
  return <FailedPage />
}
