import { type ReactNode, useCallback } from 'react'
import { useLocation } from 'react-router'
import { deferred } from '../deferred/deferred.tsx'
import { useText } from '../i18n/use-text.ts'
import { useCloseWithPage } from '../panel/use-close-with-page.ts'
import { usePanelStore, usePanels } from '../panel/use-panels.ts'
import { BottomBar } from './bottom-bar.tsx'
import { bottomBarItems } from './bottom-bar-items.ts'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { ProgressBar } from './progress-bar.tsx'
import type { ShellData, ShellTools, StoreViewLink } from './shell-data.ts'
import { SkipLink } from './skip-link.tsx'

const PhoneMenu = deferred('shell/phone-menu.tsx', () => import('./phone-menu.tsx'))
const Footer = deferred('shell/footer.tsx', () => import('./footer.tsx'))
const menuId = 'site-menu'

interface DefaultLayoutProps {
  data: ShellData
  /** All views with their counterpart of this page; the shown one is marked as current. */
  storeViews: readonly StoreViewLink[]
  tools: ShellTools
  /** Opens the language dialog; without it the control leads to the footer's list. */
  onLanguage?: (() => void) | undefined
  /** Between the page and the footer. */
  beforeFooter?: ReactNode
  children: ReactNode
}

/** Header, page, footer, and the bar of the phone. */
export function DefaultLayout({ data, storeViews, tools, onLanguage, beforeFooter, children }: DefaultLayoutProps) {
  const t = useText()
  const { pathname } = useLocation()
  const panels = usePanelStore()
  const { panel } = usePanels()
  const onMenu = (): void => panels.openPanel('menu')
  const closeMenu = useCallback(() => panels.closePanel('menu'), [panels])
  useCloseWithPage(panels)
  const language = storeViews.find((view) => view.current)?.language ?? ''
  const bottomBar = bottomBarItems({ tools, menu: { href: `#${menuId}`, onOpen: onMenu }, pathname, t })
  return (
    <div className={styles.default}>
      <SkipLink />
      <ProgressBar />
      <Header data={data} tools={tools} language={language} menuId={menuId} onMenu={onMenu} onLanguage={onLanguage} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {beforeFooter}
      <Footer footer={data.footer} storeViews={storeViews} account={tools.account} />
      <BottomBar items={bottomBar} />
      <PhoneMenu
        id={menuId}
        open={panel === 'menu'}
        pathname={pathname}
        onClose={closeMenu}
        brand={data.brand}
        items={data.menu}
        tools={tools}
        language={language}
        onLanguage={onLanguage}
        bottomBar={bottomBar}
      />
    </div>
  )
}
