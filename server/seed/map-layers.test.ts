import { MAP_EVENT_DAYS, MAP_LAYERS, type MapLayer } from '@portal/contract/portal/map/map.texts'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { expect, it } from 'vitest'
import { layerOfCategory } from '../src/features/portal/map/map.rules.ts'
import { DEMO_BUSINESSES } from './businesses/demo-businesses.ts'
import { CATEGORIES } from './categories.ts'
import { demoEvents } from './events/demo-events.ts'
import { DEMO_OFFERS } from './offers/demo-offers.ts'
import { DEMO_PROPERTIES } from './properties/demo-properties.ts'
import { CITY_SIGHTS } from './sights/city-sights.ts'

const TODAY = dayOfKnownDate('2026-11-15')

/** How many pins the demonstration puts onto each layer. */
function pinsOf(layer: MapLayer): number {
  switch (layer) {
    case 'praias':
      return CITY_SIGHTS.filter(({ place }) => place).length
    case 'eventos':
      return demoEvents(TODAY).filter(({ situation, content: { when, venue } }) => {
        const ahead = dayOfKnownDate(when.day) - TODAY
        const hasPin = venue.kind === 'address' && venue.latitude !== null
        return hasPin && situation !== 'cancelled' && ahead >= 0 && ahead < MAP_EVENT_DAYS
      }).length
    case 'imoveis':
      return DEMO_PROPERTIES.length
    case 'cupons':
      return new Set(DEMO_OFFERS.map(({ of }) => of)).size
    default:
      return DEMO_BUSINESSES.filter(({ category }) => {
        const top = CATEGORIES.find(({ slug }) => slug === category)
        return top && layerOfCategory(top) === layer
      }).length
  }
}

it.each(MAP_LAYERS)('the demonstration has places on the layer %s', (layer) => {
  expect(pinsOf(layer)).toBeGreaterThanOrEqual(5)
})
