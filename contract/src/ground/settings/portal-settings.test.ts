import { describe, expect, it } from 'vitest'
import { PortalSettingsChanges } from './portal-settings.ts'

const parse = (changes: unknown) => PortalSettingsChanges.safeParse(changes)

describe('a change of the portal settings', () => {
  // spec: 93, 187
  it.each(['banner_start', 'banner_end', 'popup_start', 'popup_end'])(
    'saves an empty %s as no date',
    (field) => {
      expect(parse({ [field]: '' }).data).toEqual({ [field]: null })
    },
  )

  it.each([
    ['a date that does not exist', { banner_start: '2026-02-30' }],
    ['a link that runs code', { social_instagram: 'javascript:alert(1)' }],
    ['an address on whatever host comes next', { logo_url: '//evil.example/logo.png' }],
    ['an address browsers take for another host', { logo_url: '/\\evil.example/logo.png' }],
    ['an address with a space in it', { social_facebook: 'https://facebook.com/guia salinas' }],
    ['a year the calendar does not begin with', { popup_end: '0000-01-01' }],
    ['a character no database keeps', { site_name: 'Guia\u0000' }],
    ['a testimonial without words', { club_testimonials: [{ name: 'Ana', place: '', text: ' ' }] }],
    ['a claim below zero', { club_members_claim: -1 }],
    ['an e-mail that is none', { contact_email: 'contato' }],
    ['a state that is spelled out', { city_state: 'Pará' }],
    ['a place outside the globe', { city_latitude: 91 }],
    ['a field nobody knows', { version: 9 }],
    ['a name longer than the header', { site_name: 'a'.repeat(81) }],
  ])('refuses %s', (_, changes) => {
    expect(parse(changes).success).toBe(false)
  })

  it('takes off the spaces around a text', () => {
    expect(parse({ site_name: '  Guia  ' }).data).toEqual({ site_name: 'Guia' })
  })
})
