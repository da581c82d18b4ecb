import { PLACE_BOUNDS } from '@portal/contract/ground/base-map/place-bounds'
import { expect, it } from 'vitest'
import { CITY_BOUNDS } from '~/ui/map/map.constants.ts'

// spec: 339
it('lets the owner mark exactly what the guide takes', () => {
  expect(CITY_BOUNDS).toEqual(PLACE_BOUNDS)
})
