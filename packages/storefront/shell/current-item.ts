import { currentOf } from './current-of.ts'
import type { MenuItem } from './shell-data.ts'

/** The one word of the menu that the page lies in. A list below another one's path, such as an outlet, is its own word. */
export function currentItem(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  return items
    .filter(({ href }) => currentOf(href, pathname))
    .reduce<MenuItem | undefined>(
      (closest, item) => (closest && closest.href.length > item.href.length ? closest : item),
      undefined,
    )
}
