import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_COLOURS as COLOURS } from './map-palette.ts'
import type { StreetsSchema } from './streets-schemas.ts'

export const STREETS = 'streets'

type Part = StreetsSchema['water']

const tiles = ({ layer, filter }: Part) => ({ source: STREETS, 'source-layer': layer, filter })
const byZoom = (...stops: [zoom: number, value: number][]): ExpressionSpecification => [
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

const MINOR: [number, number][] = [
  [12, 0.6],
  [14, 2.6],
  [16, 9],
]
const MAJOR: [number, number][] = [
  [9, 0.8],
  [12, 2],
  [14, 5],
  [16, 14],
]
const wider = (stops: [number, number][]) =>
  byZoom(...stops.map(([zoom, width]): [number, number] => [zoom, width + 2.4]))

type Label = { size: ExpressionSpecification; color: string; minzoom?: number; along?: boolean }

function label(
  id: string,
  part: Part,
  { size, color, minzoom = 0, along }: Label,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    ...tiles(part),
    minzoom,
    layout: {
      'text-field': NAME,
      'text-font': ['Figtree'],
      'text-size': size,
      'text-padding': 6,
      ...(along ? { 'symbol-placement': 'line' as const } : { 'text-max-width': 8 }),
    },
    paint: {
      'text-color': color,
      'text-halo-color': COLOURS.halo,
      'text-halo-width': 1.6,
    },
  }
}

/** From the ground up: land, water, streets, names. */
export function streetsLayers(schema: StreetsSchema): LayerSpecification[] {
  const { ground, sand, green, water, rivers, buildings, paths, minor, major } = schema
  return [
    ...(ground ? [fill('ground', ground, COLOURS.ground)] : []),
    ...green.map((part, place) => fill(`green-${place}`, part, COLOURS.green)),
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
    line('minor-edge', minor, { color: COLOURS.edge, width: wider(MINOR), minzoom: 12 }),
    line('major-edge', major, { color: COLOURS.edge, width: wider(MAJOR) }),
    line('minor', minor, { color: COLOURS.road, width: byZoom(...MINOR), minzoom: 12 }),
    line('major', major, { color: COLOURS.road, width: byZoom(...MAJOR) }),
    label('road-names', schema.roadNames, {
      size: byZoom([13, 11], [16, 14]),
      color: COLOURS.quietInk,
      minzoom: 13,
      along: true,
    }),
    label('quarters', schema.quarters, {
      size: byZoom([11, 12], [15, 15]),
      color: COLOURS.ink,
      minzoom: 11,
    }),
    label('towns', schema.towns, { size: byZoom([9, 13], [14, 17]), color: COLOURS.ink }),
  ]
}
