import type { DefaultContent } from '@welt/contract/entity/promoted-content.ts'
import type { Shop } from '../store-view/shop.ts'
import type { Announcement } from './shell-data.ts'

/** What the merchant announces, or what the shop always promises. There is one line: a phone gets the shortest sentence. */
export function announcementOf({ config, texts }: Shop, content: DefaultContent | null): Announcement {
  const { phone, returnDays } = config.shop
  const [sentence] = content?.messages ?? []
  if (sentence === undefined) {
    return {
      phone,
      sentence: texts.text('header.announcement', { days: returnDays }),
      shortSentence: texts.text('header.announcementShort'),
    }
  }
  const shortest = content?.messages.reduce((short, message) => (message.length < short.length ? message : short))
  return { phone, sentence, shortSentence: shortest ?? sentence }
}
