import { createHmac, timingSafeEqual } from 'node:crypto'

export const LEAVE_PATH = '/resumo-do-mes/sair'

type Named = { userId: string; establishmentId: string }
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Good as long as there is anything to leave: an e-mail of last year must still let them. */
export const leaveToken = ({ userId, establishmentId }: Named, secret: string): string =>
  `${userId}.${establishmentId}.${sign({ userId, establishmentId }, secret)}`

/** Whose link it is and about what; null where the portal never wrote it. */
export function readLeaveToken(token: string, secret: string): Named | null {
  const [userId = '', establishmentId = '', mark = ''] = token.split('.', 3)
  if (!UUID.test(userId) || !UUID.test(establishmentId)) return null
  const given = Buffer.from(mark)
  const expected = Buffer.from(sign({ userId, establishmentId }, secret))
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? { userId, establishmentId } : null
}

/** In the query: mail programs post to it on their own. */
export const leaveAddress = (origin: string, token: string) =>
  `${origin}${LEAVE_PATH}?token=${token}`

/** RFC 2369 and RFC 8058: every program can show its own button, and press it without a browser. */
export const leaveHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const sign = ({ userId, establishmentId }: Named, secret: string) =>
  createHmac('sha256', secret)
    .update(`monthly-email\0${userId}\0${establishmentId}`)
    .digest('base64url')
