import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'

/** What a browser makes for a subscription, and how it opens a message (RFC 8291, aes128gcm of RFC 8188). */
export function createBrowserKeys() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const secret = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    open(message: Buffer): string {
      const salt = message.subarray(0, 16)
      const keyLength = message.readUInt8(20)
      const senderKey = message.subarray(21, 21 + keyLength)
      const shared = pair.computeSecret(senderKey)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const input = derive(secret, shared, info, 32)
      const key = derive(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12)
      const closed = message.subarray(21 + keyLength)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(closed.subarray(-16))
      const opened = Buffer.concat([decipher.update(closed.subarray(0, -16)), decipher.final()])
      // After the words stands a 2, the mark of a last record, and zeros.
      return opened.subarray(0, opened.lastIndexOf(2)).toString('utf8')
    },
  }
}

/** HKDF of one block (RFC 5869): nothing here is longer than 32 bytes. */
function derive(salt: Buffer, input: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(input).digest()
  const block = createHmac('sha256', key)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
  return block.subarray(0, length)
}
