import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { NAMES } from './base-map.ts'
import { STREETS } from './map.constants.ts'
import { MAP_COLOURS as COLOURS } from './map-palette.ts'
import { PLACE_NAMES } from './place-names.ts'
import type { StreetsSchema } from './streets-schemas.ts'

type Part = StreetsSchema['water']
type Stops = [zoom: number, value: number][]

const tiles = ({ layer, filter }: Part) => ({ source: STREETS, 'source-layer': layer, filter })
const byZoom = (...stops: Stops): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops.flat(),
]
const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:pt'], ['get', 'name']]

function fill(id: string, part: Part, color: string, minzoom = 0): LayerSpecification {
  return { id, type: 'fill', ...tiles(part), minzoom, paint: { 'fill-color': color } }
}

type Line = { color: string; width: ExpressionSpecification; dashes?: number[]; minzoom?: number }

function line(
  id: string,
  part: Part,
  { color, width, dashes, minzoom = 0 }: Line,
): LayerSpecification {
  return {
    id,
    type: 'line',
    ...tiles(part),
    minzoom,
    layout: { 'line-join': 'round', 'line-cap': dashes ? 'butt' : 'round' },
    paint: {
      'line-color': color,
      'line-width': width,
      ...(dashes ? { 'line-dasharray': dashes } : {}),
    },
  }
}

const MINOR: Stops = [
  [11.5, 0.5],
  [13, 1.3],
  [14, 2.8],
  [16, 9],
  [17, 17],
]
const MAJOR: Stops = [
  [9, 0.7],
  [12, 1.8],
  [14, 4.5],
  [16, 13],
  [17, 22],
]
const PRIMARY: Stops = [
  [9, 1.2],
  [12, 2.6],
  [14, 5.5],
  [16, 15],
  [17, 26],
]
/** An edge is thin as long as the street is. */
const edged = (stops: Stops) =>
  byZoom(...stops.map(([zoom, width]): Stops[0] => [zoom, width + (zoom < 13 ? 0.9 : 2)]))

/** Streets over their edges, and the road into the city over all of them. */
const streets = ({ minor, major, primary }: StreetsSchema): LayerSpecification[] => [
  line('minor-edge', minor, { color: COLOURS.edge, width: edged(MINOR), minzoom: 11.5 }),
  line('major-edge', major, { color: COLOURS.majorEdge, width: edged(MAJOR) }),
  line('primary-edge', primary, { color: COLOURS.primaryEdge, width: edged(PRIMARY) }),
  line('minor', minor, { color: COLOURS.road, width: byZoom(...MINOR), minzoom: 12 }),
  line('major', major, { color: COLOURS.road, width: byZoom(...MAJOR) }),
  line('primary', primary, { color: COLOURS.primary, width: byZoom(...PRIMARY) }),
]

type Label = {
  size: ExpressionSpecification
  color: string
  zooms?: [from: number, to: number]
  layout?: SymbolLayerSpecification['layout']
}

function label(
  id: string,
  from: Pick<SymbolLayerSpecification, 'source' | 'source-layer' | 'filter'>,
  { size, color, zooms: [minzoom, maxzoom] = [0, 24], layout }: Label,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    ...from,
    minzoom,
    maxzoom,
    layout: {
      'text-field': NAME,
      'text-font': ['Figtree'],
      'text-size': size,
      'text-padding': 4,
      ...layout,
    },
    paint: {
      'text-color': color,
      'text-halo-color': COLOURS.halo,
      'text-halo-width': 1.7,
    },
  }
}

/** Gives way to a pin or another name: beside its point rather than not at all. */
const AROUND: NonNullable<SymbolLayerSpecification['layout']> = {
  'text-max-width': 8,
  'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
  'text-radial-offset': 0.9,
  'text-justify': 'auto',
}
const SPACED = { ...AROUND, 'text-letter-spacing': 0.08 }
const ALONG: SymbolLayerSpecification['layout'] = {
  'symbol-placement': 'line',
  'symbol-spacing': 220,
  'text-max-angle': 35,
}

/** Names that the tiles bring and we say ourselves. */
const known: ExpressionSpecification = [
  'in',
  ['get', 'name'],
  ['literal', PLACE_NAMES.map(({ name }) => name)],
]
const ours = (kind: string) => ({
  source: NAMES,
  filter: ['==', ['get', 'kind'], kind] as ExpressionSpecification,
})

/** The last one finds its place first. */
const labels = (schema: StreetsSchema): LayerSpecification[] => [
  label('road-names', tiles(schema.roadNames), {
    size: byZoom([13, 11], [15, 12.5], [17, 15]),
    color: COLOURS.quietInk,
    zooms: [12.5, 24],
    layout: ALONG,
  }),
  label('squares', tiles(schema.squares), {
    size: byZoom([15, 11], [17, 13]),
    color: COLOURS.greenInk,
    zooms: [15, 24],
    layout: AROUND,
  }),
  label('water-names', tiles(schema.waterNames), {
    size: byZoom([13, 11], [17, 14]),
    color: COLOURS.seaInk,
    zooms: [14, 24],
    layout: AROUND,
  }),
  label('villages', tiles(schema.villages), {
    size: byZoom([10, 11.5], [15, 14]),
    color: COLOURS.quietInk,
    zooms: [10.5, 24],
    layout: AROUND,
  }),
  label('our-beaches', ours('praia'), {
    size: byZoom([11, 11.5], [14, 13]),
    color: COLOURS.seaInk,
    zooms: [11.5, 14],
    layout: AROUND,
  }),
  label('beaches', tiles(schema.beaches), {
    size: byZoom([14, 13], [17, 15]),
    color: COLOURS.seaInk,
    zooms: [14, 24],
    layout: AROUND,
  }),
  label(
    'quarters',
    { ...tiles(schema.quarters), filter: ['all', schema.quarters.filter, ['!', known]] },
    { size: byZoom([11, 12], [15, 15]), color: COLOURS.ink, zooms: [12, 24], layout: SPACED },
  ),
  label('our-quarters', ours('bairro'), {
    size: byZoom([11, 12], [15, 15]),
    color: COLOURS.ink,
    zooms: [12, 24],
    layout: SPACED,
  }),
  // Nearer than this the quarters say where one is.
  label('towns', tiles(schema.towns), {
    size: byZoom([9, 14], [13, 18]),
    color: COLOURS.ink,
    zooms: [0, 13.5],
    layout: AROUND,
  }),
]

/** From the ground up: land, water, streets, names. */
export function streetsLayers(schema: StreetsSchema): LayerSpecification[] {
  const { ground, built, sand, green, mangroves, water, rivers, buildings, paths } = schema
  return [
    ...(ground ? [fill('ground', ground, COLOURS.ground)] : []),
    fill('built', built, COLOURS.built),
    ...green.map((part, place) => fill(`green-${place}`, part, COLOURS.green)),
    fill('mangroves', mangroves, COLOURS.mangrove),
    ...sand.map((part, place) => fill(`sand-${place}`, part, COLOURS.sand)),
    fill('water', water, COLOURS.sea),
    line('rivers', rivers, { color: COLOURS.sea, width: byZoom([9, 0.6], [16, 5]) }),
    fill('buildings', buildings, COLOURS.building, 14),
    line('paths', paths, {
      color: COLOURS.path,
      width: byZoom([13, 0.8], [16, 2]),
      dashes: [2, 1.5],
      minzoom: 13,
    }),
    ...streets(schema),
    ...labels(schema),
  ]
}
