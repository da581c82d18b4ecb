import { describe, expect, it } from 'vitest'
import {
  CODE_LIFETIME_MS,
  CODE_RESEND_MS,
  CODE_TRIES,
  mayResendAt,
} from '../../../platform/whatsapp/one-time-codes.ts'
import { digitsOf, judgeTry, newClaimCode, requireMayResend } from './claim-codes.rules.ts'
import { barrierOf, phoneHint, phoneOf } from './claims.rules.ts'

const NOW = new Date('2026-07-18T14:48:00Z')
const SECRET = 'segredo do portal'
const PHONE = '91988887777'
const whom = { establishmentId: 'lugar', userId: 'pessoa', phone: PHONE }
const code = { ...newClaimCode(whom, NOW), seed: Buffer.alloc(32, 7) }

describe('the code', () => {
  it('lives ten minutes, may be asked for again after one, and is tried five times', () => {
    expect([CODE_LIFETIME_MS, CODE_RESEND_MS, CODE_TRIES]).toEqual([600_000, 60_000, 5])
    expect(code.expiresAt.getTime() - NOW.getTime()).toBe(600_000)
    expect(mayResendAt(code).getTime() - NOW.getTime()).toBe(60_000)
    expect(() => requireMayResend(code, NOW)).toThrow('claims.code-too-soon')
    expect(() => requireMayResend(code, mayResendAt(code))).not.toThrow()
    expect(() => requireMayResend(null, NOW)).not.toThrow()
  })

  it('belongs to one place, one person and one phone, and to who has the secret', () => {
    const digits = digitsOf(code, SECRET)
    expect(digits).toMatch(/^\d{6}$/)
    for (const other of [
      { ...code, establishmentId: 'outro' },
      { ...code, userId: 'outra' },
      { ...code, phone: '91911112222' },
      { ...code, seed: Buffer.alloc(32, 8) },
    ]) {
      expect(digitsOf(other, SECRET)).not.toBe(digits)
    }
    expect(digitsOf(code, 'outro segredo')).not.toBe(digits)
    expect(newClaimCode(whom, NOW).seed).not.toEqual(code.seed)
  })

  it('is worth nothing once the listing shows another phone', () => {
    const typed = { code: digitsOf(code, SECRET), phone: PHONE, secret: SECRET, now: NOW }
    expect(judgeTry({ ...code, attempts: 1 }, code, typed)).toEqual({ kind: 'right' })
    expect(judgeTry(code, code, { ...typed, phone: '91911112222' })).toEqual({ kind: 'expired' })
    expect(judgeTry(code, code, { ...typed, phone: null })).toEqual({ kind: 'expired' })
  })

  it('says how many tries are left, and when there is none', () => {
    const typed = { code: 'nada', phone: PHONE, secret: SECRET, now: NOW }
    expect(judgeTry({ ...code, attempts: 1 }, code, typed)).toEqual({ kind: 'wrong', triesLeft: 4 })
    expect(judgeTry({ ...code, attempts: 5 }, code, typed)).toMatchObject({ kind: 'too-many' })
    expect(judgeTry(null, { ...code, attempts: 5 }, typed)).toMatchObject({ kind: 'too-many' })
    expect(judgeTry(null, code, { ...typed, now: code.expiresAt })).toEqual({ kind: 'expired' })
    expect(judgeTry(null, null, typed)).toEqual({ kind: 'expired' })
  })
})

describe('the phone', () => {
  it('is the WhatsApp of the listing, or its phone, if it has an area code', () => {
    expect(phoneOf({ whatsapp: PHONE, phone: '9134230000' })).toBe(PHONE)
    expect(phoneOf({ whatsapp: null, phone: '9134230000' })).toBe('9134230000')
    expect(phoneOf({ whatsapp: null, phone: '34230000' })).toBeNull()
    expect(phoneOf({ whatsapp: null, phone: null })).toBeNull()
  })

  it('is hinted at, not told', () => {
    expect(phoneHint('91988887777')).toBe('(91) •••••-7777')
    expect(phoneHint('9134230000')).toBe('(91) ••••-0000')
  })
})

it('is for what nobody owns, by somebody whose e-mail is known', () => {
  expect(barrierOf({ userId: null }, { emailVerified: true })).toBeNull()
  expect(barrierOf({ userId: null }, { emailVerified: false })).toBe('email-unconfirmed')
  expect(barrierOf({ userId: 'dona' }, { emailVerified: true })).toBe('already-owned')
})
