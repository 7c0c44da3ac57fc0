import { useEffect } from 'react'
import { Outlet, useLoaderData, useMatches } from 'react-router'
import { useAccountClicks } from '../account/use-account-clicks.ts'
import { deferred } from '../deferred/deferred.tsx'
import { useStoreViewLinks } from '../language/use-store-view-links.ts'
import { useList } from '../list/use-lists.ts'
import { useLinkClicks } from '../navigation/use-link-clicks.ts'
import { useRouteChange } from '../navigation/use-route-change.ts'
import { NewsletterBand } from '../newsletter/newsletter-band.tsx'
import { Notifications } from '../notification/notifications.tsx'
import type { PageData } from '../page/page-data.ts'
import type { PageLayout } from '../page/page-layout.tsx'
import { usePanelStore } from '../panel/use-panels.ts'
import { useSession } from '../session/use-session.ts'
import { DefaultLayout } from '../shell/default-layout.tsx'
import type { ShellData } from '../shell/shell-data.ts'
import { OpenPanels } from './open-panels.tsx'
import { loadedPage } from './page-table.ts'

const Corner = deferred('routes/corner.tsx', () => import('./corner.tsx'))

/** What stands around every page: the layout that it asks for, messages and panels. */
export function Root() {
  const shell = useLoaderData<ShellData>()
  const data = useMatches().at(-1)?.loaderData as PageData
  const panels = usePanelStore()
  const wished = useList('wishlist').length
  const isKnown = useSession() !== null
  const storeViews = useStoreViewLinks(data.counterpart)
  useRouteChange(data.head)
  // First: what it answers is not followed any more.
  useAccountClicks()
  useLinkClicks(panels.closeAll)
  useEffect(() => {
    // Tells styles and tests that the page answers to JavaScript now.
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])

  return (
    <>
      <Layout
        layout={loadedPage(data.page).layout}
        shell={shell}
        // The newsletter's own page has the form already.
        beforeFooter={data.page !== 'newsletter' && <NewsletterBand newsletter={shell.newsletter} />}
        storeViews={storeViews}
        tools={{
          search: { href: '/search', onOpen: () => panels.openPanel('search') },
          account: { href: '/my-account', isKnown },
          pickup: { href: '/store-locator' },
          wishlist: { href: '/wishlist', count: wished },
          cart: { href: '/cart', onOpen: () => panels.openPanel('cart') },
        }}
        onLanguage={() => panels.openModal({ name: 'language' })}
      />
      <Notifications />
      <OpenPanels />
    </>
  )
}

type LayoutProps = { layout: PageLayout; shell: ShellData } & Pick<
  Parameters<typeof DefaultLayout>[0],
  'storeViews' | 'tools' | 'onLanguage' | 'beforeFooter'
>

function Layout({ layout: Own, shell, ...parts }: LayoutProps) {
  if (Own === 'default') {
    return (
      <DefaultLayout data={shell} {...parts}>
        <Outlet />
        <Corner words={shell.footer.words} />
      </DefaultLayout>
    )
  }
  return (
    <Own brand={shell.brand} footer={shell.footer}>
      <Outlet />
    </Own>
  )
}
