import { expect, it } from 'vitest'
import { routesTo } from './route.rules.ts'

const address = {
  street: 'Av. Beira-Mar',
  number: '812',
  complement: 'em frente ao calçadão',
  neighbourhood: 'Maçarico',
  cep: '68721000',
}
const place = { latitude: -0.6, longitude: -47.35 }

// spec: 338
it('leads to the pin, in the application one has', () => {
  expect(routesTo({ name: 'Maré', place, address }, 'Salinópolis')).toEqual({
    google: 'https://www.google.com/maps/dir/?api=1&destination=-0.6%2C-47.35',
    waze: 'https://waze.com/ul?ll=-0.6%2C-47.35&navigate=yes',
    any: 'geo:-0.6,-47.35?q=-0.6%2C-47.35(Mar%C3%A9)',
  })
})

it('leads to the written address where there is no pin, and nowhere without both', () => {
  const routes = routesTo({ name: 'Maré', place: null, address }, 'Salinópolis')
  const written = 'Maré, Av. Beira-Mar, 812, Maçarico, em frente ao calçadão, Salinópolis'
  expect(new URL(routes?.google ?? '').searchParams.get('destination')).toBe(written)
  expect(new URL(routes?.waze ?? '').searchParams.get('q')).toBe(written)
  expect(new URL(routes?.any ?? '').searchParams.get('q')).toBe(written)
  const unknown = { ...address, street: null }
  expect(routesTo({ name: 'Maré', place: null, address: unknown }, 'Salinópolis')).toBeNull()
})
