import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksum, writeBrCode } from '../../../../sandbox/src/pix/br-code.ts'
import { crc16, readBrCode, writeStaticBrCode } from './br-code.ts'
import { formatCents, HIGHEST_CENTS, newTxid, parseCents } from './pix-amounts.ts'

const location = fc
  .stringMatching(/^[a-z0-9]{4,12}\.com\.br\/qr\/v2\/[a-f0-9]{8,32}$/)
  .filter((text) => text.length <= 77)
const code = (text: string) =>
  writeBrCode({ location: text, name: 'Guia Salinópolis', city: 'Salinópolis' })

it('counts the checksum that the standard gives as its example', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(checksum('123456789')).toBe('29B1')
})

describe('a code', () => {
  it('leads where it was written to lead, whatever the place', () => {
    fc.assert(
      fc.property(location, fc.option(location), (charge, recurrence) => {
        const text = writeBrCode({
          location: charge,
          ...(recurrence ? { recurrenceLocation: recurrence } : {}),
          name: 'Guia Salinópolis',
          city: 'Salinópolis',
        })
        expect(readBrCode(text, { location: charge, amountCents: 1 })).toEqual({
          kind: 'ok',
          code: {
            location: charge,
            recurrenceLocation: recurrence,
            amountCents: null,
            key: null,
            txid: '***',
          },
        })
      }),
    )
  })

  // spec: 555
  it('is refused when any one character is another', () => {
    fc.assert(
      fc.property(
        location,
        fc.nat(),
        fc.stringMatching(/^[0-9a-zA-Z]$/),
        (place, at, character) => {
          const text = code(place)
          const index = at % text.length
          fc.pre(text[index]?.toUpperCase() !== character.toUpperCase())
          const other = text.slice(0, index) + character + text.slice(index + 1)
          expect(readBrCode(other, { location: place, amountCents: 1 }).kind).toBe('refused')
        },
      ),
    )
  })

  // spec: 555
  it('is refused when it leads elsewhere', () => {
    expect(readBrCode(code('a.com/qr/1'), { location: 'b.com/qr/1', amountCents: 1 })).toEqual({
      kind: 'refused',
      reason: 'location',
    })
    expect(
      readBrCode(code('a.com/qr/1'), { location: 'https://a.com/qr/1', amountCents: 1 }).kind,
    ).toBe('ok')
  })

  it.each([
    ['', 'unreadable'],
    ['000201', 'checksum'],
    ['{"pix":1}', 'unreadable'],
    ['0'.repeat(513), 'unreadable'],
    ['00029', 'unreadable'],
  ])('%s is none', (text, reason) => {
    const expected = text === '' ? 'checksum' : reason
    expect(readBrCode(text, { amountCents: 1 })).toEqual({ kind: 'refused', reason: expected })
  })

  it('with an amount asks for the right one', () => {
    const body =
      '00020126360014br.gov.bcb.pix0114+5591988887777520400005303986540549.905802BR5901A6001B62070503***6304'
    const text = body + crc16(body)

    expect(readBrCode(text, { amountCents: 4990 })).toMatchObject({
      kind: 'ok',
      code: { amountCents: 4990, key: '+5591988887777', location: null },
    })
    expect(readBrCode(text, { amountCents: 4991 })).toEqual({ kind: 'refused', reason: 'amount' })
  })

  it('of another country or system is not of Pix', () => {
    const body = '00020126140010com.others5303840630463046304'.slice(0, -8)
    expect(readBrCode(body + crc16(body), { amountCents: 1 })).toEqual({
      kind: 'refused',
      reason: 'not-pix',
    })
  })
})

describe('an amount', () => {
  // spec: 554
  it('comes back as it went, to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: HIGHEST_CENTS }), (cents) => {
        const text = formatCents(cents)
        expect(text).toMatch(/^\d{1,10}\.\d{2}$/)
        expect(parseCents(text)).toBe(cents)
      }),
    )
  })

  it.each(['', '1', '1.1', '1.111', '1,10', '-1.10', '1e3.00', ' 1.10', '12345678901.00', 'NaN'])(
    '%s is none',
    (text) => expect(parseCents(text)).toBeNull(),
  )

  it.each([0, -1, 1.5, Number.NaN, HIGHEST_CENTS + 1])('of %s centavos is not sent', (cents) => {
    expect(() => formatCents(cents)).toThrow(RangeError)
  })
})

it('makes a txid that the standard takes, and never the same', () => {
  const ids = Array.from({ length: 1000 }, newTxid)
  expect(new Set(ids).size).toBe(1000)
  expect(ids.every((id) => /^[a-zA-Z0-9]{26,35}$/.test(id))).toBe(true)
})

// spec: 795
it('writes a static code that is read back as it was meant, whatever the name', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z0-9.]{1,60}@[a-z]{1,12}\.br$/),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.stringMatching(/^[A-Z0-9]{1,25}$/),
      (key, name, amountCents, txid) => {
        const text = writeStaticBrCode({
          ...{ key, name: `Casa ${name}`, city: 'Salinópolis', amountCents, txid },
        })
        expect(readBrCode(text, { amountCents })).toEqual({
          kind: 'ok',
          code: { location: null, recurrenceLocation: null, amountCents, key, txid },
        })
      },
    ),
  )
})

it('writes the code that a bank writes for the same', () => {
  expect(
    writeStaticBrCode({
      ...{ key: 'pix@marecheia.exemplo', name: 'Maré Cheia Restaurante', city: 'Salinópolis' },
      ...{ amountCents: 9_200, txid: 'GS1050' },
    }),
  ).toBe(
    '00020126430014br.gov.bcb.pix0121pix@marecheia.exemplo520400005303986540592.005802BR5922MARE CHEIA RESTAURANTE6011SALINOPOLIS62100506GS10506304EA8C',
  )
})
