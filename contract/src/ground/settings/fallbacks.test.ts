import { expect, it } from 'vitest'
import { SETTINGS_FALLBACKS, siteIdentity } from './fallbacks.ts'

// spec: 1, 287
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
