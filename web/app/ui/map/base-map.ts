import type {
  FilterSpecification,
  GeoJSONSourceSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import figtree from '../../typefaces/text.woff2?url'

import { MAP_COLOURS as COLOURS } from './map-palette.ts'
import { PLACE_NAMES } from './place-names.ts'

export type Coast = GeoJSONSourceSpecification['data']

/** The source of the names people use, which no file of tiles knows all of. */
export const NAMES = 'names'

/** Names are drawn with the page's own font: the file is there already. */
export const fontFaces = () => ({ Figtree: new URL(figtree, window.location.origin).href })

export const placeNames: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: {
    type: 'FeatureCollection',
    features: PLACE_NAMES.map(({ name, kind, longitude, latitude }) => ({
      type: 'Feature',
      properties: { name, kind },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  },
}

const LAND: FilterSpecification = ['==', ['get', 'kind'], 'land']

/**
 * Our own schematic map: land, shallows, a line of sand and the names of places. Nothing of it comes
 * from another host. Where a map of streets is installed it lies under that (streets-map.ts).
 */
export function baseMap(coast: Coast): StyleSpecification {
  return {
    version: 8,
    'font-faces': fontFaces(),
    sources: {
      coast: { type: 'geojson', data: coast, maxzoom: 14, tolerance: 0.2 },
      [NAMES]: placeNames,
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': COLOURS.sea } },
      {
        id: 'shallows',
        type: 'line',
        source: 'coast',
        filter: LAND,
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': COLOURS.shallows,
          'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 9, 4, 13, 22, 16, 60],
        },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'coast',
        filter: LAND,
        paint: { 'fill-color': COLOURS.land },
      },
      {
        id: 'sand',
        type: 'line',
        source: 'coast',
        filter: LAND,
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': COLOURS.sand,
          'line-width': ['interpolate', ['linear'], ['zoom'], 9, 1, 13, 3.5, 16, 7],
        },
      },
      {
        id: 'places',
        type: 'symbol',
        source: NAMES,
        minzoom: 10.5,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Figtree'],
          'text-size': ['interpolate', ['linear'], ['zoom'], 11, 12, 15, 15],
          'text-padding': 6,
        },
        paint: {
          'text-color': COLOURS.ink,
          'text-halo-color': COLOURS.halo,
          'text-halo-width': 1.6,
        },
      },
    ],
  }
}
