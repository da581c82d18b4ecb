import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { expect, it } from 'vitest'
import { businessJsonLd } from './business-json-ld.ts'
import { BUSINESS } from './fake-establishments.ts'

const site = { identity: siteIdentity(null), origin: 'https://guia.example' }
const now = new Date('2026-07-18T20:00:00Z')

it('tells machines what people read on the page', () => {
  expect(businessJsonLd(BUSINESS, site, now)).toMatchObject({
    '@type': 'Restaurant',
    url: 'https://guia.example/guia/mare-cheia',
    name: 'Maré Cheia Peixe na Brasa',
    telephone: '+559134230812',
    priceRange: '$$$',
    geo: { '@type': 'GeoCoordinates', latitude: -0.6135, longitude: -47.3561 },
    address: {
      streetAddress: 'Av. Beira-Mar, 812',
      addressLocality: 'Salinópolis',
      addressRegion: 'PA',
      postalCode: '68721-000',
    },
    aggregateRating: { ratingValue: 4.7, ratingCount: 312 },
    openingHoursSpecification: [{ opens: '11:00', closes: '23:00' }],
    sameAs: ['https://www.instagram.com/marecheia.salinas'],
  })
})

// spec: 372
it('tells of a lodging from when, until when and how many rooms', () => {
  const stay = { schema_type: 'LodgingBusiness', check_in: '14:00', check_out: '12:00', rooms: 12 }
  expect(businessJsonLd({ ...BUSINESS, ...stay }, site, now)).toMatchObject({
    '@type': 'LodgingBusiness',
    checkinTime: '14:00',
    checkoutTime: '12:00',
    numberOfRooms: 12,
    priceRange: '$$$',
  })
})

it('invents nothing: no rating nobody gave, no hours nobody told', () => {
  const bare = { ...BUSINESS, rating: { mean: 0, count: 0 }, hours: null, place: null, phone: null }
  const told = businessJsonLd({ ...bare, whatsapp: null, instagram: null }, site, now)
  for (const name of [
    'aggregateRating',
    'openingHoursSpecification',
    'geo',
    'telephone',
    'image',
    'checkinTime',
    'numberOfRooms',
  ]) {
    expect(told).not.toHaveProperty(name)
  }
  expect(told).not.toHaveProperty('sameAs')
})
