import type { ExpressionSpecification } from 'maplibre-gl'
import type { StreetsSchemaName } from './streets.types.ts'

type Part = { layer: string; filter: ExpressionSpecification }

/** Where a file of tiles keeps what the style draws. */
export type StreetsSchema = {
  /** Null where the land is what is not water. */
  ground: Part | null
  built: Part
  sand: Part[]
  green: Part[]
  mangroves: Part
  water: Part
  rivers: Part
  buildings: Part
  paths: Part
  minor: Part
  major: Part
  /** The road into the city. */
  primary: Part
  roadNames: Part
  squares: Part
  waterNames: Part
  beaches: Part
  quarters: Part
  villages: Part
  towns: Part
}

const one = (key: string, ...values: string[]): ExpressionSpecification => [
  'in',
  ['get', key],
  ['literal', values],
]
const shape = (kind: 'Polygon' | 'LineString'): ExpressionSpecification => [
  '==',
  ['geometry-type'],
  kind,
]
const NAMED: ExpressionSpecification = ['has', 'name']

/** https://docs.protomaps.com/basemaps/layers and https://openmaptiles.org/schema/ */
export const SCHEMAS: Record<StreetsSchemaName, StreetsSchema> = {
  protomaps: {
    ground: { layer: 'earth', filter: shape('Polygon') },
    built: { layer: 'landuse', filter: one('kind', 'residential') },
    sand: [{ layer: 'landuse', filter: one('kind', 'beach', 'sand', 'dune') }],
    green: [
      {
        layer: 'landuse',
        filter: one('kind', 'park', 'wood', 'forest', 'scrub', 'grassland', 'nature_reserve'),
      },
      { layer: 'landcover', filter: one('kind', 'forest', 'scrub', 'grassland') },
    ],
    mangroves: { layer: 'landuse', filter: one('kind', 'wetland') },
    water: { layer: 'water', filter: shape('Polygon') },
    rivers: { layer: 'water', filter: shape('LineString') },
    buildings: { layer: 'buildings', filter: shape('Polygon') },
    paths: { layer: 'roads', filter: one('kind', 'path', 'other') },
    minor: { layer: 'roads', filter: one('kind', 'minor_road') },
    major: { layer: 'roads', filter: one('kind_detail', 'secondary', 'tertiary') },
    primary: { layer: 'roads', filter: one('kind_detail', 'motorway', 'trunk', 'primary') },
    roadNames: { layer: 'roads', filter: NAMED },
    squares: { layer: 'pois', filter: one('kind', 'park', 'square') },
    waterNames: { layer: 'water', filter: ['all', NAMED, one('kind', 'lake', 'water')] },
    beaches: { layer: 'pois', filter: one('kind', 'beach') },
    quarters: { layer: 'places', filter: one('kind', 'neighbourhood', 'macrohood') },
    villages: {
      layer: 'places',
      filter: ['all', one('kind', 'locality'), one('kind_detail', 'village', 'hamlet')],
    },
    towns: {
      layer: 'places',
      filter: ['all', one('kind', 'locality'), ['!', one('kind_detail', 'village', 'hamlet')]],
    },
  },
  openmaptiles: {
    ground: null,
    built: { layer: 'landuse', filter: one('class', 'residential') },
    sand: [{ layer: 'landcover', filter: one('class', 'sand') }],
    green: [
      { layer: 'landcover', filter: one('class', 'wood', 'grass') },
      { layer: 'park', filter: shape('Polygon') },
    ],
    mangroves: { layer: 'landcover', filter: one('class', 'wetland') },
    water: { layer: 'water', filter: shape('Polygon') },
    rivers: { layer: 'waterway', filter: shape('LineString') },
    buildings: { layer: 'building', filter: shape('Polygon') },
    paths: { layer: 'transportation', filter: one('class', 'path', 'track') },
    minor: { layer: 'transportation', filter: one('class', 'minor', 'service') },
    major: { layer: 'transportation', filter: one('class', 'secondary', 'tertiary') },
    primary: { layer: 'transportation', filter: one('class', 'motorway', 'trunk', 'primary') },
    roadNames: { layer: 'transportation_name', filter: NAMED },
    squares: { layer: 'poi', filter: ['all', NAMED, one('class', 'park')] },
    waterNames: { layer: 'water_name', filter: ['all', NAMED, one('class', 'lake')] },
    // A beach has no class of its own; its name says what it is.
    beaches: { layer: 'poi', filter: ['in', 'Praia ', ['coalesce', ['get', 'name'], '']] },
    quarters: { layer: 'place', filter: one('class', 'suburb', 'neighbourhood', 'quarter') },
    villages: { layer: 'place', filter: one('class', 'village', 'hamlet') },
    towns: { layer: 'place', filter: one('class', 'city', 'town') },
  },
}
