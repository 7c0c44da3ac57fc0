import { generateKeyPairSync, sign } from 'node:crypto'

export interface Certificate {
  key: string
  cert: string
}

const oid = {
  ecdsaWithSha256: Buffer.from('2a8648ce3d040302', 'hex'),
  commonName: Buffer.from('550403', 'hex'),
  basicConstraints: Buffer.from('551d13', 'hex'),
  subjectAltName: Buffer.from('551d11', 'hex'),
}

/** A certificate of its own for 127.0.0.1, made anew each time: no key is ever kept, and none can leak. */
export function makeCertificate(now = Date.now()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(tlv(0x06, oid.ecdsaWithSha256))
  const name = sequence(tlv(0x31, sequence(tlv(0x06, oid.commonName), tlv(0x0c, Buffer.from('smtp.test')))))
  const day = 24 * 60 * 60 * 1000
  const facts = sequence(
    tlv(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    sequence(utcTime(now - day), utcTime(now + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(
      0xa3,
      sequence(
        extension(oid.basicConstraints, sequence(tlv(0x01, Buffer.of(0xff)))),
        extension(oid.subjectAltName, sequence(tlv(0x87, Buffer.of(127, 0, 0, 1)))),
      ),
    ),
  )
  const signature = tlv(0x03, Buffer.of(0), sign('sha256', facts, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: pem(sequence(facts, algorithm, signature)),
  }
}

/** A tag, the length of its content, the content: all that DER is made of. */
function tlv(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.of(tag, ...length), content])
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return tlv(0x30, ...parts)
}

function integer(value: number): Buffer {
  return tlv(0x02, Buffer.of(value))
}

function utcTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replace(/\D/g, '').slice(2, 14)
  return tlv(0x17, Buffer.from(`${digits}Z`))
}

function extension(id: Buffer, value: Buffer): Buffer {
  return sequence(tlv(0x06, id), tlv(0x04, value))
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
