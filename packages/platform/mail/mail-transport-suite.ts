import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MailRefusedError, type MailTransport, type SenderOf } from './mail-transport.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { exampleMail } from './testing/example-mail.ts'
import { readEml } from './testing/read-eml.ts'

export interface TransportUnderTest {
  transport: MailTransport
  /** The letters that have arrived, as they are. */
  arrived(): Promise<string[]>
  close(): Promise<void>
}

export const testSender: SenderOf = (storeCode) => ({
  address: 'werkstatt@ellermoor.example',
  name: `Schuhwerkstatt „Größe“ ${storeCode}`,
})
export const testNow = Date.UTC(2026, 10, 15, 10, 30)

/** What every way of sending must do. */
export function describeMailTransport(
  title: string,
  open: (settings: { senderOf: SenderOf; clock: () => number }) => Promise<TransportUnderTest>,
): void {
  describe(`the transport: ${title}`, () => {
    let opened: TransportUnderTest
    beforeEach(async () => {
      opened = await open({ senderOf: testSender, clock: () => testNow })
    })
    afterEach(() => opened.close())

    const send = async (mail: Partial<OutgoingMail>) => {
      await opened.transport.send({ ...exampleMail, ...mail })
      return readEml((await opened.arrived()).at(-1) ?? '')
    }

    test('[API-4] a letter arrives whole: addresses, subject, texts and umlauts', async () => {
      const { headers, text, html } = await send({})
      expect(headers.get('from')).toBe('Schuhwerkstatt „Größe“ laszlo_de <werkstatt@ellermoor.example>')
      expect(headers.get('to')).toMatch(/^jürgen\.groß@(schuhe-müller|xn--schuhe-mller-jlb)\.example$/)
      expect(headers.get('subject')).toBe(exampleMail.subject)
      expect(headers.get('auto-submitted')).toBe('auto-generated')
      expect(headers.get('date')).toBe('Sun, 15 Nov 2026 10:30:00 +0000')
      expect(text.trimEnd()).toBe(exampleMail.text.trimEnd())
      expect(html).toBe(exampleMail.html)
    })

    test('what hangs on it arrives too, and where to answer', async () => {
      const { headers, attachments } = await send({
        replyTo: 'kundin@müller.example',
        attachments: [{ name: 'widerruf.txt', type: 'text/plain; charset=utf-8', content: 'Größe und Preis' }],
      })
      expect(headers.get('reply-to')).toMatch(/^kundin@(müller|xn--mller-kva)\.example$/)
      expect(attachments).toEqual([{ name: 'widerruf.txt', content: 'Größe und Preis' }])
    })

    test('[G-12] a subscription can be ended from the head of the letter', async () => {
      const unsubscribeUrl = 'https://shop.example/api/newsletter/unsubscribe?token=ab12'
      const { headers } = await send({ unsubscribeUrl })
      expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    })

    test('the same letter has the same Message-ID, another one has another', async () => {
      const ids = [
        (await send({})).headers.get('message-id'),
        (await send({ subject: 'noch einmal' })).headers.get('message-id'),
        (await send({ key: 'order-placed:1018' })).headers.get('message-id'),
      ]
      expect(ids[0]).toMatch(/^<[0-9a-f]{32}@ellermoor\.example>$/)
      expect(ids[1]).toBe(ids[0])
      expect(ids[2]).not.toBe(ids[0])
    })

    test.each([
      '\r\nBcc: victim@example.com',
      '\nBcc: victim@example.com',
      '\r\n\r\nBcc: body',
      '\u2028Bcc: x',
      '\0Bcc: x',
    ])('[S-38] a subject cannot begin another header: %j', async (end) => {
      const { headers, text } = await send({ subject: `Frage${end}` })
      expect([...headers.keys()].sort()).toEqual([...(await send({})).headers.keys()].sort())
      expect(headers.get('subject')).toMatch(/^Frage Bcc: /)
      expect(text.trimEnd()).toBe(exampleMail.text.trimEnd())
    })

    test.each([
      'a@b.example\r\nBcc: victim@example.com',
      'a@b.example\nRCPT TO:<victim@example.com>',
      'a@b.example>\r\nDATA',
      'a@b.example, victim@example.com',
      'a@b.example; victim@example.com',
      'Anna <a@b.example>',
      '"a b"@b.example',
      'a@b.example\0',
      'a b@c.example',
      'a@',
      '@b.example',
      '',
      `${'a'.repeat(65)}@b.example`,
    ])('[S-38] what is not one address is refused for good: %j', async (address) => {
      for (const mail of [{ to: address }, { replyTo: address }]) {
        await expect(send(mail)).rejects.toBeInstanceOf(MailRefusedError)
      }
      expect(await opened.arrived()).toEqual([])
    })
  })
}
