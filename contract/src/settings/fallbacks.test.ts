import { expect, it } from 'vitest'
import { clubClaims, SETTINGS_FALLBACKS, siteIdentity } from './fallbacks.ts'
import { ClubTestimonial } from './portal-settings.ts'

it('names the portal, the city and a way to write when nothing is set', () => {
  expect(siteIdentity(null)).toEqual({
    siteName: 'Guia Salinópolis',
    siteDescription:
      'Seu guia completo para descobrir Salinópolis. Praias, restaurantes, hotéis, eventos e muito mais!',
    logoUrl: '/placeholder.svg',
    logoHomeUrl: '/placeholder.svg',
    faviconUrl: '/favicon.ico',
    socialImageUrl: '/art/social-card.jpg',
    contactPhone: '(91) 90000-0000',
    contactEmail: 'contato@guiasalinopolis.com.br',
    social: { instagram: null, facebook: null, youtube: null },
    city: { name: 'Salinópolis', state: 'PA', latitude: -0.6135, longitude: -47.3561 },
  })
})

it('takes an empty text for a missing one', () => {
  const identity = siteIdentity({ site_name: '', social_instagram: '', contact_phone: null })
  expect(identity.siteName).toBe(SETTINGS_FALLBACKS.site_name)
  expect(identity.social.instagram).toBeNull()
})

it('shows what is set', () => {
  const identity = siteIdentity({
    site_name: 'Portal de Salinas',
    logo_url: '/logo.png',
    social_youtube: 'https://youtube.com/@salinas',
    city_latitude: 0,
  })
  expect(identity).toMatchObject({
    siteName: 'Portal de Salinas',
    logoUrl: '/logo.png',
    logoHomeUrl: '/logo.png',
    social: { youtube: 'https://youtube.com/@salinas' },
    city: { latitude: 0 },
  })
})

it('claims 5000 members, R$ 15 mil in prizes, 500 partners and three voices for the club', () => {
  const claims = clubClaims(null)
  expect(claims).toMatchObject({ members: 5000, prizesReais: 15_000, partners: 500 })
  expect(claims.testimonials).toHaveLength(3)
  for (const testimonial of claims.testimonials) {
    expect(ClubTestimonial.safeParse(testimonial).success).toBe(true)
  }
})

it('claims for the club what the settings say, even nothing at all', () => {
  const said = { name: 'Ana', place: 'Bragança', text: 'Gostei.' }
  expect(
    clubClaims({
      club_members_claim: 0,
      club_prizes_claim_reais: 20_000,
      club_partners_claim: 64,
      club_testimonials: [said],
    }),
  ).toEqual({ members: 0, prizesReais: 20_000, partners: 64, testimonials: [said] })
  expect(clubClaims({ club_testimonials: [] }).testimonials).toEqual([])
})
