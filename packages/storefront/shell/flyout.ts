/** Which flyout of the menu is open, and why: one that was clicked stays when the pointer leaves. */
export type Flyout = { href: string; by: 'pointer' | 'click' } | null

export type FlyoutEvent =
  | { type: 'pointed'; href: string }
  | { type: 'left' }
  | { type: 'clicked'; href: string }
  | { type: 'dismissed' }

export function nextFlyout(open: Flyout, event: FlyoutEvent): Flyout {
  if (event.type === 'dismissed') return null
  if (event.type === 'left') return open?.by === 'click' ? open : null
  const isOpen = open?.href === event.href
  if (event.type === 'pointed') return isOpen ? open : { href: event.href, by: open?.by ?? 'pointer' }
  return isOpen && open.by === 'click' ? null : { href: event.href, by: 'click' }
}
