const PIX = 'br.gov.bcb.pix'
const NAME_LENGTH = 25
const CITY_LENGTH = 15

export type BrCodeParts = {
  /** Without protocol. */
  location: string
  recurrenceLocation?: string
  name: string
  city: string
}

/** The text of a dynamic QR code: fields of two digits, a length of two digits and a value. */
export function writeBrCode({ location, recurrenceLocation, name, city }: BrCodeParts): string {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', PIX) + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('58', 'BR'),
    field('59', plain(name, NAME_LENGTH)),
    field('60', plain(city, CITY_LENGTH)),
    field('62', field('05', '***')),
    recurrenceLocation ? field('80', field('00', PIX) + field('25', recurrenceLocation)) : '',
    '6304',
  ].join('')
  return body + checksum(body)
}

/** Where the code leads, as a bank's application reads it; null where it is no code of Pix. */
export function locationsOf(
  code: string,
): { charge: string | null; recurrence: string | null } | null {
  const text = code.trim()
  if (text.slice(-8, -4) !== '6304' || checksum(text.slice(0, -4)) !== text.slice(-4)) return null
  const fields = readFields(text)
  const location = (tag: string) => readFields(fields.get(tag) ?? '').get('25') ?? null
  return { charge: location('26'), recurrence: location('80') }
}

/** CRC-16/CCITT-FALSE: polynomial 1021, beginning with FFFF. */
export function checksum(text: string): string {
  let crc = 0xff_ff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x80_00 ? ((crc << 1) ^ 0x10_21) & 0xff_ff : (crc << 1) & 0xff_ff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function field(tag: string, value: string) {
  return tag + String(value.length).padStart(2, '0') + value
}

function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at + 4 <= text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

/** Terminals of shops read no accents. */
function plain(text: string, length: number) {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, length)
}
