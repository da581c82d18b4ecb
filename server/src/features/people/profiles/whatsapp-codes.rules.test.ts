import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CODE_LIFETIME_MS,
  CODE_RESEND_MS,
  CODE_TRIES,
  mayResendAt,
} from '../../../platform/whatsapp/one-time-codes.ts'
import { WHATSAPP_PATIENCE_MS } from './profiles.constants.ts'
import {
  digitsOf,
  isRightCode,
  judgeTry,
  newWhatsAppCode,
  refuseUnlessRight,
  requireMayResend,
  requireUnconfirmedPhone,
} from './whatsapp-codes.rules.ts'

const NOW = new Date('2026-07-18T14:48:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const PHONE = '91988887777'
const SECRET = 'segredo do portal'
const code = { ...newWhatsAppCode('pessoa', PHONE, NOW), seed: Buffer.alloc(32, 7) }

it('lives ten minutes, may be asked for again after one, and is tried five times', () => {
  expect(CODE_LIFETIME_MS).toBe(600_000)
  expect(CODE_RESEND_MS).toBe(60_000)
  expect(CODE_TRIES).toBe(5)
  expect(WHATSAPP_PATIENCE_MS).toBe(20_000)
  expect(code.expiresAt).toEqual(later(600_000))
  expect(mayResendAt(code)).toEqual(later(60_000))
})

describe('the digits', () => {
  it('are six, and the same however often they are asked for', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const one = { ...code, seed: Buffer.from(bytes) }
        const digits = digitsOf(one, SECRET)
        expect(digits).toMatch(/^[0-9]{6}$/)
        expect(digitsOf({ ...one, attempts: 4 }, SECRET)).toBe(digits)
        expect(isRightCode(one, digits, SECRET)).toBe(true)
      }),
    )
  })

  it('cannot be had without the secret, nor carried to another person or number', () => {
    const digits = digitsOf(code, SECRET)
    expect(digitsOf(code, 'outro segredo')).not.toBe(digits)
    expect(digitsOf({ ...code, userId: 'outra' }, SECRET)).not.toBe(digits)
    expect(digitsOf({ ...code, phone: '91911112222' }, SECRET)).not.toBe(digits)
    expect(digitsOf({ ...code, seed: Buffer.alloc(32, 8) }, SECRET)).not.toBe(digits)
    expect(newWhatsAppCode('pessoa', PHONE, NOW).seed).not.toEqual(code.seed)
  })

  it('favour no first digit', () => {
    const firsts = Array.from({ length: 5_000 }, (_, index) => {
      const seed = Buffer.alloc(32)
      seed.writeUInt32BE(index)
      return digitsOf({ ...code, seed }, SECRET)[0] ?? ''
    })
    const counts = Map.groupBy(firsts, (digit) => digit)
    expect(counts.size).toBe(10)
    // Five standard deviations around 500.
    for (const { length } of counts.values()) expect(Math.abs(length - 500)).toBeLessThan(107)
  })

  it.each(['', '1', '12345', '1234567', '٣٣٣٣٣٣', '      '])('are never "%s"', (typed) => {
    expect(isRightCode(code, typed, SECRET)).toBe(false)
  })
})

describe('asking for a code', () => {
  it('needs a number that is not confirmed', () => {
    const profile = { whatsapp: PHONE, whatsapp_confirmed_at: null }
    expect(requireUnconfirmedPhone(profile)).toBe(PHONE)
    const missing = expect.objectContaining({ code: 'profiles.whatsapp-missing' })
    expect(() => requireUnconfirmedPhone(null)).toThrow(missing)
    expect(() => requireUnconfirmedPhone({ ...profile, whatsapp: null })).toThrow(missing)
    expect(() =>
      requireUnconfirmedPhone({ ...profile, whatsapp_confirmed_at: NOW.toISOString() }),
    ).toThrow(expect.objectContaining({ code: 'profiles.whatsapp-confirmed' }))
  })

  it.each([
    [0, 60],
    [1, 60],
    [58_999, 2],
    [59_000, 1],
    [59_999, 1],
  ])('%i ms after the last one waits %i seconds', (ms, seconds) => {
    expect(() => requireMayResend(code, later(ms))).toThrow(
      expect.objectContaining({
        code: 'profiles.code-too-soon',
        retryAfterSeconds: seconds,
        sentence: `Você já pediu um código. Espere ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} para pedir outro.`,
      }),
    )
  })

  it('is free for the first one and after a minute', () => {
    expect(() => requireMayResend(null, NOW)).not.toThrow()
    expect(() => requireMayResend(code, later(60_000))).not.toThrow()
  })
})

describe('a try', () => {
  const right = digitsOf(code, SECRET)
  const wrong = right === '000000' ? '000001' : '000000'
  const judge = (
    attempts: number,
    typed: string,
    { phone = PHONE, now = later(1_000) }: { phone?: string | null; now?: Date } = {},
  ) => {
    const tried = attempts <= CODE_TRIES && now < code.expiresAt ? { ...code, attempts } : null
    const known = { ...code, attempts: Math.min(attempts, CODE_TRIES) }
    return judgeTry(tried, known, { code: typed, phone, secret: SECRET, now })
  }

  it.each([1, 2, 3, 4, 5])('with the right code counts as number %i', (attempt) => {
    expect(judge(attempt, right)).toEqual({ kind: 'right' })
  })

  it('with a wrong code says how many are left, and the fifth that none is', () => {
    expect([1, 2, 3, 4].map((attempt) => judge(attempt, wrong))).toEqual(
      [4, 3, 2, 1].map((triesLeft) => ({ kind: 'wrong', triesLeft })),
    )
    expect(judge(5, wrong).kind).toBe('too-many')
  })

  it('is refused after the fifth, right or wrong', () => {
    expect(judge(6, right).kind).toBe('too-many')
  })

  it('is refused once the time is over, even if all tries are spent', () => {
    expect(judge(1, right, { now: code.expiresAt })).toEqual({ kind: 'expired' })
    expect(judge(6, right, { now: code.expiresAt })).toEqual({ kind: 'expired' })
  })

  it('is refused when the number is another by now', () => {
    expect(judge(1, right, { phone: '91911112222' })).toEqual({ kind: 'expired' })
    expect(judge(1, right, { phone: null })).toEqual({ kind: 'expired' })
  })

  it('is refused when no code was asked for', () => {
    const typed = { code: right, phone: PHONE, secret: SECRET, now: NOW }
    expect(judgeTry(null, null, typed)).toEqual({ kind: 'expired' })
  })

  it('is answered with a sentence that says what to do', () => {
    const sentence = (verdict: ReturnType<typeof judge>) => {
      try {
        refuseUnlessRight(verdict, NOW)
        return null
      } catch (error) {
        return (error as { sentence?: string }).sentence
      }
    }
    expect(sentence({ kind: 'right' })).toBeNull()
    expect(sentence({ kind: 'wrong', triesLeft: 4 })).toBe('Código incorreto. Restam 4 tentativas.')
    expect(sentence({ kind: 'wrong', triesLeft: 1 })).toBe('Código incorreto. Resta 1 tentativa.')
    expect(sentence({ kind: 'expired' })).toBe('Este código não vale mais. Peça um novo código.')
    expect(sentence({ kind: 'too-many', mayResendAt: NOW })).toBe(
      'Você errou o código 5 vezes. Peça um novo código.',
    )
  })
})
