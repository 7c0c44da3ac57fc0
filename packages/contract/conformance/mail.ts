import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getMailToken, mailText, sendEmail, sendTransactionEmail } from '../api/mail.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'

export function describeMailService(client: ConformanceClient): void {
  const token = () => client.result(z.string().min(16), getMailToken.path)
  const letter = {
    sourceAddress: 'leser@conformance.invalid',
    targetAddress: 'opfer@conformance.invalid',
    subject: 'Größe 42½',
    emailText: 'Guten Tag',
  }
  const refused = async (body: object) => refusalOf(await client.post(sendEmail.path, { ...letter, ...body }))

  describe('mail service', () => {
    test('[API-4] [S-38] every visitor gets a token of their own', async () => {
      expect(await token()).not.toBe(await token())
    })

    test('[API-4] [S-38] a letter to anybody but the shop is refused, with a token or without', async () => {
      const refusal = { code: 400, result: mailText.foreignTarget(letter.targetAddress) }
      expect(await refused({ token: await token() })).toEqual(refusal)
      expect(await refused({})).toMatchObject({ code: 400 })
    })

    test('[API-4] what is missing is said in the words of the field', async () => {
      expect(await refused({ sourceAddress: '' })).toEqual({ code: 400, result: mailText.noSource })
      expect(await refused({ targetAddress: null })).toEqual({ code: 400, result: mailText.noTarget })
      expect(refusalOf(await client.post(sendEmail.path, {}))).toEqual({ code: 400, result: mailText.noSource })
    })

    test('[API-4] [S-20] an order’s letter is sent to nobody who is not logged in', async () => {
      const body = { template: 'order-placed', order_id: 1 }
      expect(refusalOf(await client.post(sendTransactionEmail.path, body))).toEqual({
        code: 401,
        result: sendTransactionEmail.errors[401],
      })
    })
  })
}
