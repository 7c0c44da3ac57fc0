import type { Text } from '../i18n/text.ts'
import type { BottomBarItem } from './bottom-bar.tsx'
import { currentOf } from './current-of.ts'
import type { ShellTools } from './shell-data.ts'

interface BottomBarOptions {
  tools: ShellTools
  menu: { href: string; onOpen: () => void }
  pathname: string
  t: Text
}

/** Home, menu, search, profile, cart: the ones that there are. */
export function bottomBarItems({ tools, menu, pathname, t }: BottomBarOptions): BottomBarItem[] {
  const { search, account, cart } = tools
  const current = (href: string): 'page' | undefined => (currentOf(href, pathname) === 'page' ? 'page' : undefined)
  return [
    { icon: 'home', word: t('shell.home'), href: '/', current: current('/') },
    { icon: 'menu', word: t('shell.menu'), ...menu },
    ...(search ? [{ icon: 'search' as const, word: t('shell.search'), ...search, current: current(search.href) }] : []),
    ...(account
      ? [{ icon: 'person' as const, word: t('shell.profile'), ...account, current: current(account.href) }]
      : []),
    ...(cart
      ? [{ icon: 'bag' as const, word: t('shell.cart'), isCart: true, ...cart, current: current(cart.href) }]
      : []),
  ]
}
