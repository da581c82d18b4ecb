// @vitest-environment jsdom
import { featureFilter, validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it, vi } from 'vitest'

// Drawing needs a graphics card; the style is only described here.
vi.mock('maplibre-gl', () => ({ addProtocol: () => undefined }))
const { streetsStyle } = await import('./streets-map.ts')

const coast = { type: 'FeatureCollection' as const, features: [] }
const styleOf = (schema: 'protomaps' | 'openmaptiles') =>
  streetsStyle(
    { href: '/mapas/x.pmtiles', bytes: 1, schema, attribution: '© OpenStreetMap' },
    schema === 'protomaps' ? coast : null,
    'pmtiles://https://guia.test/mapas/x.pmtiles',
  )

describe.each(['protomaps', 'openmaptiles'] as const)('the style over tiles of %s', (schema) => {
  // spec: 404
  it('is one the map can draw, with nothing from another host', () => {
    const style = styleOf(schema)
    const { 'font-faces': fonts, ...known } = style
    expect(
      validateStyleMin(known as never).filter(({ message }) => !/glyphs/.test(message)),
    ).toEqual([])
    expect(JSON.stringify(fonts)).toContain(window.location.origin)
  })

  it('draws streets over water over land, and names last', () => {
    const ids = styleOf(schema).layers.map(({ id }) => id)
    const order = [
      'ground',
      'water',
      'minor-edge',
      'primary',
      'road-names',
      'our-quarters',
      'towns',
    ]
    expect(order.map((id) => ids.indexOf(id))).toEqual(
      order.map((id) => ids.indexOf(id)).toSorted((one, other) => one - other),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('keeps the coast under tiles that bring their own land, and not under those that do not', () => {
  expect(Object.keys(styleOf('protomaps').sources)).toEqual(['coast', 'names', 'streets'])
  expect(Object.keys(styleOf('openmaptiles').sources)).toEqual(['names', 'streets'])
})

it('says a name once where both the tiles and we know it', () => {
  const quarters = styleOf('openmaptiles').layers.find(({ id }) => id === 'quarters')
  const accepts = featureFilter((quarters as unknown as { filter: never }).filter).filter
  const isDrawn = (name: string) =>
    accepts({ zoom: 14 }, { type: 1, properties: { class: 'suburb', name } } as never)
  expect(isDrawn('Atalaia')).toBe(false)
  expect(isDrawn('Bairro Novo')).toBe(true)
})
