import { expect, it } from 'vitest'
import { clientLoader, loader } from './admin-page.tsx'

// spec: 12
it('leads the old address of the admin area to its place, for good', () => {
  const answer = loader()
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/admin'])
})

it('does so inside the portal too', () => {
  expect(clientLoader().headers.get('location')).toBe('/admin')
})
