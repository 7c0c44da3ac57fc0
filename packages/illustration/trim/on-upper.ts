import { group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'

/** What falls on the upper in a side view and nowhere else: a strap throws no shadow on the air beside it. */
export const onUpper = (sheet: Sheet, shade: string): string =>
  group({ 'clip-path': `url(#${sheet.id('upper')})` }, shade)
