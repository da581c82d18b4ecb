import { createHmac, timingSafeEqual } from 'node:crypto'

export const CONFIRM_PATH = '/aviso-de-imoveis/confirmar'
/** A page for people and, by POST, the one-click address of RFC 8058. */
export const STOP_PATH = '/aviso-de-imoveis/parar'

type Purpose = 'confirm' | 'stop'

/** Derived with the portal's secret: neither the table nor the queue holds it. */
export const alertToken = (id: string, purpose: Purpose, secret: string) =>
  `${id}.${sign(id, purpose, secret)}`

/** Of which alert it is; null where the portal never wrote it for that. */
export function alertOf(token: string, purpose: Purpose, secret: string): string | null {
  const [id = '', mark = ''] = token.split('.', 2)
  const given = Buffer.from(mark)
  const expected = Buffer.from(sign(id, purpose, secret))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** After a hash sign, which no log ever holds. */
export const confirmAddress = (origin: string, token: string) =>
  `${origin}${CONFIRM_PATH}#token=${token}`
/** In the query: mail programs post to it on their own. */
export const stopAddress = (origin: string, token: string) => `${origin}${STOP_PATH}?token=${token}`

const sign = (id: string, purpose: Purpose, secret: string) =>
  createHmac('sha256', secret).update(`property-alert\0${purpose}\0${id}`).digest('base64url')
