import { createPublicKey, verify } from 'node:crypto'

const DAY_SECONDS = 24 * 3600

/** RFC 8292. Why the sender of a message is not believed; null where it is. */
export function whyNotBelieved(
  authorization: string | undefined,
  {
    origin,
    applicationServerKey,
    now,
  }: { origin: string; applicationServerKey: string; now: Date },
): string | null {
  const { 1: token, 2: key } = /^vapid t=([^,\s]+),\s*k=([^,\s]+)$/.exec(authorization ?? '') ?? []
  if (!token || !key) return 'no vapid'
  if (key !== applicationServerKey) return 'another key than the browser subscribed with'
  const [head, claims, signature] = token.split('.')
  if (!head || !claims || !signature) return 'no token'
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
    },
    format: 'jwk',
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'not signed by the key'
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud?: string
    exp?: number
    sub?: string
  }
  if (aud !== origin) return 'meant for another service'
  const seconds = now.getTime() / 1000
  if (!exp || exp <= seconds || exp > seconds + DAY_SECONDS) return 'expired, or valid for too long'
  return sub && /^(mailto:|https:)/.test(sub) ? null : 'nobody to write to'
}
