import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { isMailAddress } from './mail-address.ts'
import { MailRefusedError, type SenderOf } from './mail-transport.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/**
 * The letter as nodemailer takes it. Addresses are handed over as addresses, never as header text, and a subject is one
 * line: nothing in them can begin another header (S-38). The Message-ID follows from the key, so that a letter that was
 * sent twice, because a process died in between, is one letter to mail programs.
 */
export function composeMail(mail: OutgoingMail, senderOf: SenderOf, now: number): SendMailOptions {
  const sender = senderOf(mail.storeCode)
  for (const address of [mail.to, sender.address, ...(mail.replyTo === undefined ? [] : [mail.replyTo])]) {
    if (!isMailAddress(address)) throw new MailRefusedError('An address of the letter is none.')
  }
  return {
    from: { name: oneLine(sender.name), address: sender.address },
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo === undefined ? undefined : { name: '', address: mail.replyTo },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: new Date(now),
    messageId: `<${keyHash(mail.key)}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    attachments: mail.attachments?.map(({ name, type, content }) => ({
      filename: oneLine(name),
      contentType: oneLine(type),
      content,
    })),
    // Absence notes and other machines are not to answer.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}
  return { 'List-Unsubscribe': `<${new URL(url).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
