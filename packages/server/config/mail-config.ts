import { z } from 'zod'

const address = z.email({ error: 'an e-mail address' })

export const MailConfig = z.strictObject({
  from: address.default('shop@example.com').describe('Address that letters come from.'),
  contactAddresses: z
    .array(address)
    .default(['service@example.com'])
    .describe('Inboxes that the contact form may write to; the first one is preset.'),
  smtpUrl: z
    .url({ protocol: /^smtps?$/, error: 'an address like smtp://user:password@host:587' })
    .nullable()
    .default(null)
    .describe(
      'Mail server, as smtp://user:password@host:587 or smtps://…; without it letters are written as files into mail of the data folder.',
    ),
})
export type MailConfig = z.infer<typeof MailConfig>
