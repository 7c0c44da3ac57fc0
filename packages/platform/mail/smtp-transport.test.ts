import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MailRefusedError } from './mail-transport.ts'
import { describeMailTransport, testNow, testSender } from './mail-transport-suite.ts'
import { createSmtpTransport, type SmtpTransportOptions } from './smtp-transport.ts'
import { exampleMail } from './testing/example-mail.ts'
import { makeCertificate } from './testing/make-certificate.ts'
import { type SmtpServer, startSmtpServer } from './testing/smtp-server.ts'

describeMailTransport('letters over SMTP', async (settings) => {
  const server = await startSmtpServer({ offers: ['SMTPUTF8', '8BITMIME'] })
  return {
    transport: createSmtpTransport({ ...settings, host: '127.0.0.1', port: server.port }),
    arrived: async () => server.messages,
    close: () => server.close(),
  }
})

const mail = { ...exampleMail, to: 'anna@example.com' }

describe('a mail server', () => {
  let server: SmtpServer
  afterEach(() => server.close())

  const transport = (more: Partial<SmtpTransportOptions> = {}) =>
    createSmtpTransport({
      host: '127.0.0.1',
      port: server.port,
      senderOf: testSender,
      clock: () => testNow,
      ...more,
    })
  const secrets = () => server.commands.filter((line) => line.startsWith('AUTH'))

  describe('in the clear', () => {
    beforeEach(async () => {
      server = await startSmtpServer({ offers: ['AUTH PLAIN'] })
    })

    test('is told the one recipient and the configured sender', async () => {
      await transport().send(mail)
      expect(server.commands.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
        expect.stringMatching(/^MAIL FROM:<werkstatt@ellermoor\.example>/),
        'RCPT TO:<anna@example.com>',
      ])
    })

    test('is never told the password', async () => {
      await expect(transport({ user: 'shop', password: 'secret' }).send(mail)).rejects.toThrow('STARTTLS')
      expect(secrets()).toEqual([])
      expect(server.messages).toEqual([])
    })

    test('is told the password where the merchant says so', async () => {
      await transport({ user: 'shop', password: 'secret', requireTls: false }).send(mail)
      expect(secrets()).toEqual([`AUTH PLAIN ${Buffer.from('\0shop\0secret').toString('base64')}`])
      expect(server.messages).toHaveLength(1)
    })

    test.each([
      ['RCPT TO', '550 5.1.1 no such user'],
      ['RCPT TO', '553 5.1.3 no such domain'],
    ])('that answers %s with %s has refused for good', async (command, answer) => {
      server.answers.set(command, answer)
      await expect(transport().send(mail)).rejects.toBeInstanceOf(MailRefusedError)
    })

    test.each([
      ['greeting', '421 too busy'],
      ['greeting', '554 not you'],
      ['MAIL FROM', '550 5.7.1 not from you'],
      ['RCPT TO', '450 4.2.0 greylisted'],
      ['DATA', '451 4.3.0 try later'],
      ['.', '452 4.3.1 disk full'],
    ])('that answers %s with %s is asked again later', async (command, answer) => {
      server.answers.set(command, answer)
      const failed: unknown = await transport()
        .send(mail)
        .catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(Error)
      expect(failed).not.toBeInstanceOf(MailRefusedError)
    })

    test('that hangs up in the middle is asked again by the outbox, not at once', async () => {
      server.answers.set('.', 'hang up')
      await expect(transport().send(mail)).rejects.toBeInstanceOf(Error)
      expect(server.messages).toHaveLength(1)
    })

    test('that says nothing is not waited for for ever', async () => {
      server.answers.set('MAIL FROM', '')
      await expect(transport({ timeoutMs: 200 }).send(mail)).rejects.toThrow(/took too long|[Tt]imeout/)
    })

    test('that is not there is an error that can be tried again', async () => {
      const { port } = server
      await server.close()
      server = await startSmtpServer()
      await expect(transport({ port }).send(mail)).rejects.toMatchObject({ code: expect.any(String) as unknown })
    })
  })

  describe('that offers STARTTLS', () => {
    const offers = ['STARTTLS', 'AUTH PLAIN']
    const login = { user: 'shop', password: 'secret' }
    const certificate = makeCertificate()
    const known = getCACertificates('default')
    afterEach(() => setDefaultCACertificates(known))

    test.each([
      ['with a password', login],
      ['without one', {}],
    ])('is spoken to in secret before anything is said, %s', async (_, access) => {
      setDefaultCACertificates([certificate.cert])
      server = await startSmtpServer({ offers, certificate })
      await transport(access).send(mail)
      expect(server.overheard).toEqual([expect.stringMatching(/^EHLO /), 'STARTTLS'])
      expect(secrets()).toHaveLength('user' in access ? 1 : 0)
      expect(server.commands).toContain('RCPT TO:<anna@example.com>')
      expect(server.messages).toHaveLength(1)
    })

    test.each([
      ['with a password', login],
      ['without one', {}],
    ])('and is not who it says is told nothing, %s', async (_, access) => {
      server = await startSmtpServer({ offers, certificate })
      const failed: unknown = await transport(access)
        .send(mail)
        .catch((error: unknown) => error)
      expect(failed).toMatchObject({ message: expect.stringMatching(/self-signed certificate/) as unknown })
      expect(failed).not.toBeInstanceOf(MailRefusedError)
      expect(server.commands).toEqual([expect.stringMatching(/^EHLO /), 'STARTTLS'])
    })

    test('and then does not is told nothing', async () => {
      server = await startSmtpServer({ offers })
      server.answers.set('STARTTLS', '454 not now')
      await expect(transport(login).send(mail)).rejects.toThrow('STARTTLS')
      expect(server.commands).toContain('STARTTLS')
      expect([...secrets(), ...server.messages]).toEqual([])
    })

    test('or TLS from the first byte is heard by nobody else', async () => {
      setDefaultCACertificates([certificate.cert])
      server = await startSmtpServer({ offers: ['AUTH PLAIN'], certificate, isSecret: true })
      await transport({ ...login, secure: true }).send(mail)
      expect(server.overheard).toEqual([])
      expect(secrets()).toHaveLength(1)
      expect(server.messages).toHaveLength(1)
    })
  })
})
