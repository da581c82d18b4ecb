import type { FilterSpecification } from 'maplibre-gl'
import type { StreetsSchemaName } from './streets.types.ts'

type Part = { layer: string; filter: FilterSpecification }

/** Where a file of tiles keeps what the style draws. */
export type StreetsSchema = {
  /** Null where the land is what is not water. */
  ground: Part | null
  sand: Part[]
  green: Part[]
  water: Part
  rivers: Part
  buildings: Part
  paths: Part
  minor: Part
  major: Part
  roadNames: Part
  quarters: Part
  towns: Part
}

const one = (key: string, ...values: string[]): FilterSpecification => [
  'in',
  ['get', key],
  ['literal', values],
]
const shape = (kind: 'Polygon' | 'LineString'): FilterSpecification => [
  '==',
  ['geometry-type'],
  kind,
]

/** https://docs.protomaps.com/basemaps/layers and https://openmaptiles.org/schema/ */
export const SCHEMAS: Record<StreetsSchemaName, StreetsSchema> = {
  protomaps: {
    ground: { layer: 'earth', filter: shape('Polygon') },
    sand: [{ layer: 'landuse', filter: one('kind', 'beach', 'sand', 'dune') }],
    green: [
      {
        layer: 'landuse',
        filter: one(
          'kind',
          'park',
          'wood',
          'forest',
          'scrub',
          'grassland',
          'wetland',
          'nature_reserve',
        ),
      },
      { layer: 'landcover', filter: one('kind', 'forest', 'scrub', 'grassland') },
    ],
    water: { layer: 'water', filter: shape('Polygon') },
    rivers: { layer: 'water', filter: shape('LineString') },
    buildings: { layer: 'buildings', filter: shape('Polygon') },
    paths: { layer: 'roads', filter: one('kind', 'path', 'other') },
    minor: { layer: 'roads', filter: one('kind', 'minor_road') },
    major: { layer: 'roads', filter: one('kind', 'major_road', 'medium_road', 'highway') },
    roadNames: { layer: 'roads', filter: ['has', 'name'] },
    quarters: { layer: 'places', filter: one('kind', 'neighbourhood', 'macrohood') },
    towns: { layer: 'places', filter: one('kind', 'locality') },
  },
  openmaptiles: {
    ground: null,
    sand: [{ layer: 'landcover', filter: one('class', 'sand') }],
    green: [
      { layer: 'landcover', filter: one('class', 'wood', 'grass', 'wetland') },
      { layer: 'park', filter: shape('Polygon') },
    ],
    water: { layer: 'water', filter: shape('Polygon') },
    rivers: { layer: 'waterway', filter: shape('LineString') },
    buildings: { layer: 'building', filter: shape('Polygon') },
    paths: { layer: 'transportation', filter: one('class', 'path', 'track') },
    minor: { layer: 'transportation', filter: one('class', 'minor', 'service') },
    major: {
      layer: 'transportation',
      filter: one('class', 'motorway', 'trunk', 'primary', 'secondary', 'tertiary'),
    },
    roadNames: { layer: 'transportation_name', filter: ['has', 'name'] },
    quarters: { layer: 'place', filter: one('class', 'suburb', 'neighbourhood', 'quarter') },
    towns: { layer: 'place', filter: one('class', 'city', 'town', 'village', 'hamlet') },
  },
}
