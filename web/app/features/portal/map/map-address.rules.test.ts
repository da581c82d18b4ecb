import { MAP_LAYERS, usualLayers } from '@portal/contract/portal/map/map.texts'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATA_BOUNDS, MAX_ZOOM, MIN_ZOOM } from '~/ui/map/map.constants.ts'
import {
  asksNear,
  type MapState,
  mapAddress,
  readMapAddress,
  toggledLayers,
} from './map-address.rules.ts'

const ID = '0199aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee'
const EVERYTHING: MapState = {
  layers: [],
  placeId: null,
  camera: null,
  isList: false,
  isEmbedded: false,
  cursor: null,
}
const read = (address: string) =>
  readMapAddress(new URL(address, 'http://portal.test').searchParams)

let switchBack: () => void
beforeAll(() => {
  switchBack = switchCapabilities(true)
})
afterAll(() => switchBack())

const states: fc.Arbitrary<MapState> = fc.record({
  layers: fc
    .subarray([...MAP_LAYERS])
    .filter((layers) => layers.length !== MAP_LAYERS.length - 1 || layers.includes('imoveis')),
  placeId: fc.option(fc.uuid()),
  camera: fc.option(
    fc.record({
      center: fc.record({
        lat: fc.double({ min: DATA_BOUNDS.south, max: DATA_BOUNDS.north, noNaN: true }),
        lng: fc.double({ min: DATA_BOUNDS.west, max: DATA_BOUNDS.east, noNaN: true }),
      }),
      zoom: fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true }),
    }),
  ),
  isList: fc.boolean(),
  isEmbedded: fc.boolean(),
  cursor: fc.option(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })),
})

describe('the address of the map', () => {
  it('is the plain one while nothing was chosen', () => {
    expect(mapAddress(EVERYTHING)).toBe('/mapa')
    expect(read('/mapa')).toEqual(EVERYTHING)
  })

  it('reads as it is written, for somebody who opens it elsewhere', () => {
    const state: MapState = {
      ...EVERYTHING,
      layers: ['comer', 'cupons'],
      placeId: ID,
      camera: { center: { lat: -0.61352, lng: -47.35612 }, zoom: 14.25 },
      isList: true,
    }
    expect(mapAddress(state)).toBe(
      `/mapa?camadas=comer,cupons&em=-0.61352,-47.35612,14.25&lugar=${ID}&ver=lista`,
    )
    expect(read(mapAddress(state))).toEqual(state)
  })

  // spec: 329
  it('shows the same wherever it is opened, whatever was chosen', () => {
    fc.assert(
      fc.property(states, (state) => {
        const again = read(mapAddress(state))
        expect({ ...again, camera: null }).toEqual({ ...state, camera: null })
        expect(again.camera === null).toBe(state.camera === null)
        if (!again.camera || !state.camera) return
        expect(again.camera.center.lat).toBeCloseTo(state.camera.center.lat, 4)
        expect(again.camera.center.lng).toBeCloseTo(state.camera.center.lng, 4)
        expect(again.camera.zoom).toBeCloseTo(state.camera.zoom, 1)
      }),
    )
  })

  it('leaves out a layer that is not there yet', () => {
    const switchOn = switchCapabilities(false)
    expect(read('/mapa?camadas=comer,cupons').layers).toEqual(['comer'])
    expect(read('/mapa?camadas=cupons')).toEqual(EVERYTHING)
    switchOn()
  })

  it('says nothing where somebody typed nonsense', () => {
    for (const search of [
      'camadas=praia,%00,comida',
      `camadas=${usualLayers().join(',')}`,
      'lugar=1;drop table',
      'em=0,0,12',
      'em=-0.61,-47.35',
      'em=-0.61,-47.35,99',
      'em=NaN,,12',
      'em=,,',
      'ver=mapa&embed=sim&cursor=',
    ]) {
      expect(read(`/mapa?${search}`)).toEqual(EVERYTHING)
    }
  })

  it('begins the list anew with other layers, and keeps where one looks', () => {
    const camera = { center: { lat: -0.61, lng: -47.35 }, zoom: 13 }
    const state = { ...EVERYTHING, camera, cursor: 'mais' }
    expect(mapAddress(state, { layers: toggledLayers([], 'praias') })).toBe(
      '/mapa?camadas=praias&em=-0.61,-47.35,13',
    )
    expect(mapAddress(state)).toContain('cursor=mais')
  })

  it('asks where the person is only when it says so', () => {
    expect(asksNear(new URLSearchParams('perto=1'))).toBe(true)
    expect(asksNear(new URLSearchParams('perto=sim'))).toBe(false)
    expect(mapAddress(read('/mapa?perto=1'))).toBe('/mapa')
  })
})

it('switches a layer on and off, in the order in which they are offered', () => {
  expect(toggledLayers(['ficar'], 'comer')).toEqual(['comer', 'ficar'])
  expect(toggledLayers(['comer', 'ficar'], 'comer')).toEqual(['ficar'])
  expect(toggledLayers(['ficar'], 'ficar')).toEqual([])
})
