import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admits, barrierOf, publicName, requireUndecided, verdictOn } from './reviews.rules.ts'

const fresh = { wasRefused: false }

describe('the name beside a review', () => {
  it.each([
    ['Rosa Pinheiro', 'Rosa P.'],
    ['rosa da silva', 'rosa S.'],
    ['  Ângela   d’Ávila ', 'Ângela D.'],
    ['José', 'José'],
    ['Ana-Clara Élis', 'Ana-Clara É.'],
    ['', 'Visitante'],
    ['!!! 123', 'Visitante'],
    ['www.golpe.com João', 'wwwgolpecom J.'],
    ['91 98888 7777 Rosa', 'Rosa'],
    ['A'.repeat(60), 'A'.repeat(20)],
  ])('of %s is %s', (full, shown) => {
    expect(publicName(full)).toBe(shown)
  })

  it('never holds a link, a number or more than a name and an initial', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(publicName(name)).not.toMatch(/[\d/@:<>]/)
        expect(publicName(name).split(' ').length).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('who may review', () => {
  const writer = { isOfTheTeam: false, emailVerified: true, isProfileComplete: true }
  it('is somebody from outside, with a confirmed e-mail and a complete profile', () => {
    expect(barrierOf(writer)).toBeNull()
    expect(barrierOf({ ...writer, emailVerified: false })).toBe('email-unconfirmed')
    expect(barrierOf({ ...writer, isProfileComplete: false })).toBe('profile-incomplete')
    expect(barrierOf({ ...writer, isOfTheTeam: true })).toBe('own-place')
    expect(barrierOf({ isOfTheTeam: true, emailVerified: false, isProfileComplete: false })).toBe(
      'own-place',
    )
  })
})

describe('what is written', () => {
  it('shows at once when no rule objects', () => {
    const shown = { status: 'published', queueReasons: [] }
    expect(verdictOn('Peixe ótimo, demorou um pouco.', null, fresh)).toEqual(shown)
    expect(verdictOn('', null, fresh)).toEqual(shown)
  })

  it('waits when it has a link, a phone number or an insult', () => {
    const { status, queueReasons } = verdictOn('Ladrão! Liga 91988887777, www.x.com', null, fresh)
    expect(status).toBe('pending')
    expect(queueReasons).toEqual(['link', 'phone', 'insult'])
  })

  it('stays on the air with the words an administrator let through', () => {
    const text = 'Veja em www.exemplo.com.br'
    const before = { text, status: 'published', queueReasons: [] } as const
    expect(verdictOn(text, { ...before, queueReasons: [] }, fresh).status).toBe('published')
    expect(verdictOn(`${text} e liguem`, { ...before, queueReasons: [] }, fresh).status).toBe(
      'pending',
    )
  })

  it('waits once it was refused, however it comes back', () => {
    const rejected = { text: 'Péssimo', status: 'rejected' as const, queueReasons: [] }
    const again = { status: 'pending', queueReasons: ['refused'] }
    expect(verdictOn('Péssimo', rejected, fresh)).toEqual(again)
    expect(verdictOn('Ótimo', rejected, fresh)).toEqual(again)
    expect(verdictOn('Ótimo', null, { wasRefused: true })).toEqual(again)
    const waiting = { ...rejected, status: 'pending' as const, queueReasons: ['refused' as const] }
    expect(verdictOn('Bom', waiting, fresh)).toEqual(again)
  })

  it('shows as soon as what made it wait is edited away', () => {
    const waiting = {
      text: 'www.x.com',
      status: 'pending' as const,
      queueReasons: ['link' as const],
    }
    expect(verdictOn('Muito bom', waiting, fresh).status).toBe('published')
  })
})

describe('a decision', () => {
  const updatedAt = new Date('2026-07-18T12:00:00Z')
  it('is about what was seen, and is taken once', () => {
    const review = { status: 'pending' as const, updatedAt }
    const seen = updatedAt.toISOString()
    expect(() => requireUndecided(review, 'approve', seen)).not.toThrow()
    expect(() => requireUndecided(review, 'approve', '2026-07-18T09:00:00-03:00')).not.toThrow()
    expect(() => requireUndecided(review, 'approve', '2026-07-18T11:59:59Z')).toThrow('edited')
    expect(() => requireUndecided({ ...review, status: 'published' }, 'approve', seen)).toThrow()
  })

  it('may take off the air what is on it, and bring back what was refused', () => {
    expect(admits('reject', 'published')).toBe(true)
    expect(admits('approve', 'rejected')).toBe(true)
    expect(admits('reject', 'rejected')).toBe(false)
  })
})
