import { z } from 'zod'
import { PaymentMark } from './payment-mark.ts'

const named = z.strictObject({
  label: z.string().min(1),
  href: z.url({ protocol: /^https$/, error: 'an https address' }),
})

/** What stands around the pages: panels, footer, newsletter, chat. */
export const uiConfig = {
  ui: z
    .strictObject({
      lazyPanelTimeout: z
        .int()
        .min(0)
        .default(3000)
        .describe('Milliseconds after which a panel that has not loaded is told to have failed.'),
      backToTopOffset: z
        .strictObject({ desktop: z.int().min(0), other: z.int().min(0) })
        .default({ desktop: 200, other: 600 })
        .describe(
          'Pixels scrolled after which the way back to the top appears, from 1024 pixels of width on and below.',
        ),
      carouselAnimation: z
        .int()
        .min(0)
        .default(2000)
        .describe('Milliseconds that a carousel takes from one group of products to the next.'),
    })
    .prefault({}),
  newsletterForm: z
    .strictObject({
      formUrl: z
        .url({ protocol: /^https$/, error: 'an https address' })
        .nullable()
        .default(null)
        .describe(
          'Where a mailing provider takes addresses, in a new tab; when empty the shop itself takes them, with a letter to confirm.',
        ),
      fields: z
        .strictObject({ email: z.string().min(1), gender: z.string().min(1) })
        .default({ email: 'email', gender: 'gender' })
        .describe('How the mailing provider names the fields of its form.'),
      genderSubmitDelay: z
        .int()
        .min(0)
        .default(100)
        .describe('Milliseconds between the choice of women or men and the sending of the address.'),
    })
    .prefault({}),
  chat: z
    .strictObject({
      url: z
        .url({ protocol: /^https$/, error: 'an https address' })
        .nullable()
        .default(null)
        .describe('Where a conversation with the shop is opened; no chat is offered when empty.'),
    })
    .prefault({}),
  footer: z
    .strictObject({
      address: z
        .array(z.string().min(1))
        .default(['Gerberstraße 14, 66953 Pirmasens'])
        .describe('The lines of the factory shop’s address, after the name of the house.'),
      payments: z
        .array(PaymentMark)
        .default([...PaymentMark.options])
        .describe('Ways to pay whose marks the footer shows.'),
      social: z
        .array(named)
        .default([
          { label: 'Instagram', href: 'https://www.instagram.com/' },
          { label: 'YouTube', href: 'https://www.youtube.com/' },
        ])
        .describe('Where the house can be followed.'),
      sisterShops: z
        .array(named)
        .default([
          { label: 'Ellermoor', href: 'https://ellermoor.example/' },
          { label: 'Halden', href: 'https://halden.example/' },
          { label: 'Laszlo', href: 'https://laszlo.example/' },
        ])
        .describe(
          'Shops of the same family, on hosts of their own. A store view of that name does not link to itself.',
        ),
      hideQuestionsFor: z
        .array(z.string())
        .default(['de'])
        .describe('Store codes whose footer does not link to the frequent questions.'),
    })
    .prefault({}),
} as const
