import { createFileTransport } from '@welt/platform/mail/file-transport.ts'
import type { MailTransport } from '@welt/platform/mail/mail-transport.ts'
import { createSmtpTransport, type SmtpSettings } from '@welt/platform/mail/smtp-transport.ts'
import type { Config } from '../config/config.ts'

/** Letters go to the mail server of the configuration, or become files that somebody can look at. */
export function mailTransport(
  { mail, storeViews }: Pick<Config, 'mail' | 'storeViews'>,
  { folder, clock }: { folder: string; clock: () => number },
): MailTransport {
  const names = new Map(storeViews.map(({ storeCode, name }) => [storeCode, name]))
  const senderOf = (storeCode: string) => ({ address: mail.from, name: names.get(storeCode) ?? '' })
  return mail.smtpUrl === null
    ? createFileTransport({ folder, senderOf, clock })
    : createSmtpTransport({ ...smtpSettings(mail.smtpUrl), senderOf, clock })
}

export function smtpSettings(url: string): SmtpSettings {
  const { protocol, hostname, port, username, password } = new URL(url)
  return {
    host: hostname,
    secure: protocol === 'smtps:',
    ...(port !== '' && { port: Number(port) }),
    ...(username !== '' && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
  }
}
