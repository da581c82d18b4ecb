import { BR_CODE_CITY, BR_CODE_NAME, brCodeText } from '@portal/contract/money/house-pix/pix-key'

const PIX = 'br.gov.bcb.pix'
const LONGEST = 512
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/

export type BrCode = {
  /** Where the payer's bank reads the charge, without protocol; null for a static code. */
  location: string | null
  /** Of the recurrence that the payment authorises as well. */
  recurrenceLocation: string | null
  /** Only a static code says it; a dynamic one leaves it to its location. */
  amountCents: number | null
  key: string | null
  txid: string | null
}

type Expected = { location?: string | null; amountCents: number }

export type BrCodeReading =
  | { kind: 'ok'; code: BrCode }
  | { kind: 'refused'; reason: 'unreadable' | 'checksum' | 'not-pix' | 'amount' | 'location' }

/**
 * Reads a "Pix copia e cola" and compares it with the charge it should pay: a code that leads somewhere
 * else, or asks for another amount, is not shown to anybody.
 */
export function readBrCode(text: string, expected: Expected): BrCodeReading {
  const refused = (reason: Extract<BrCodeReading, { kind: 'refused' }>['reason']) =>
    ({ kind: 'refused', reason }) as const
  const fields = text.length <= LONGEST ? readFields(text) : null
  if (!fields) return refused('unreadable')
  if (!hasRightChecksum(text)) return refused('checksum')
  const account = readFields(fields.get('26') ?? '')
  const recurrence = readFields(fields.get('80') ?? '')
  if (account?.get('00')?.toLowerCase() !== PIX || fields.get('53') !== '986') {
    return refused('not-pix')
  }
  const code: BrCode = {
    location: account.get('25') ?? null,
    recurrenceLocation: recurrence?.get('25') ?? null,
    amountCents: centsOf(fields.get('54')),
    key: account.get('01') ?? null,
    txid: readFields(fields.get('62') ?? '')?.get('05') ?? null,
  }
  if (fields.has('54') && code.amountCents !== expected.amountCents) return refused('amount')
  if (expected.location && code.location !== withoutProtocol(expected.location)) {
    return refused('location')
  }
  return { kind: 'ok', code }
}

type StaticCode = {
  key: string
  name: string
  city: string
  amountCents: number
  /** Letters and digits, by which the receiver finds it in a statement. */
  txid: string
}

/** The text of a static code: the key and the amount are in it, and no bank is asked. */
export function writeStaticBrCode({ key, name, city, amountCents, txid }: StaticCode): string {
  const amount = `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`
  const body = [
    writeField('00', '01'),
    writeField('26', writeField('00', PIX) + writeField('01', key)),
    writeField('52', '0000'),
    writeField('53', '986'),
    writeField('54', amount),
    writeField('58', 'BR'),
    writeField('59', brCodeText(name, BR_CODE_NAME)),
    writeField('60', brCodeText(city, BR_CODE_CITY)),
    writeField('62', writeField('05', txid)),
    '6304',
  ].join('')
  return body + crc16(body)
}

function writeField(tag: string, value: string): string {
  const length = Buffer.byteLength(value)
  if (length === 0 || length > 99) throw new Error(`field ${tag} has ${length} bytes`)
  return tag + String(length).padStart(2, '0') + value
}

const withoutProtocol = (url: string) => url.replace(/^https?:\/\//, '')

/** Fields of a tag and a length of two digits each, which fill the text to its end. */
function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4))
    const [, tag = '', digits = ''] = head ?? []
    const end = at + 4 + Number(digits)
    if (!head || end > text.length || fields.has(tag)) return null
    fields.set(tag, text.slice(at + 4, end))
    at = end
  }
  return fields
}

function hasRightChecksum(text: string): boolean {
  const body = text.slice(0, -4)
  return body.endsWith('6304') && crc16(body) === text.slice(-4).toUpperCase()
}

/** CRC-16/CCITT-FALSE, over the bytes of everything before it. */
export function crc16(text: string): string {
  const crc = Buffer.from(text).reduce((sum, byte) => {
    let next = sum ^ (byte << 8)
    for (let bit = 0; bit < 8; bit += 1) next = next & 0x80_00 ? (next << 1) ^ 0x10_21 : next << 1
    return next & 0xff_ff
  }, 0xff_ff)
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function centsOf(text: string | undefined): number | null {
  if (text === undefined || !AMOUNT.test(text)) return null
  const [reais = '0', cents = ''] = text.split('.')
  return Number(reais + cents.padEnd(2, '0'))
}
