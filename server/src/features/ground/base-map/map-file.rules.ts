import type { BaseMapSchema } from '@portal/contract/ground/base-map/base-map'
import { entriesOf, isRecord, partsOf } from '@portal/contract/shared/records'
import { type Header, TileType } from 'pmtiles'
import {
  FARTHEST_MIN_ZOOM,
  MOST_BYTES,
  MUNICIPALITY,
  NEAREST_MAX_ZOOM,
} from './base-map.constants.ts'
import { baseMapTexts as texts } from './base-map.texts.ts'
import { type Bounds, boundsOf, COMPRESSIONS, isWhole } from './pmtiles.rules.ts'

/** What the style draws; a file may have more. */
const LAYERS: Record<BaseMapSchema, readonly string[]> = {
  protomaps: ['earth', 'water', 'roads', 'places'],
  openmaptiles: ['water', 'transportation', 'transportation_name', 'place'],
}

export type MapMetadata = { attribution: string; layers: readonly string[] }

/** Everything that is wrong with a file before any of its tiles is looked at. */
export function problemsOf(header: Header, fileBytes: number): string[] {
  const { minZoom, maxZoom, tileCompression, internalCompression } = header
  const bounds = boundsOf(header)
  const isPackedForBrowsers = [tileCompression, internalCompression].every((compression) =>
    COMPRESSIONS.includes(compression),
  )
  const problems: [isWrong: boolean, sentence: string][] = [
    [fileBytes > MOST_BYTES, texts.tooLarge(MOST_BYTES)],
    [!isWhole(header, fileBytes), texts.cutShort],
    [header.tileType !== TileType.Mvt, texts.notVector],
    [!isPackedForBrowsers, texts.compression],
    [!covers(bounds, MUNICIPALITY), texts.bounds(bounds, MUNICIPALITY)],
    [minZoom > FARTHEST_MIN_ZOOM, texts.minZoom(minZoom, FARTHEST_MIN_ZOOM)],
    [maxZoom < NEAREST_MAX_ZOOM, texts.maxZoom(maxZoom, NEAREST_MAX_ZOOM)],
  ]
  return problems.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []))
}

const covers = (outer: Bounds, inner: Bounds) =>
  outer.west <= inner.west &&
  outer.south <= inner.south &&
  outer.east >= inner.east &&
  outer.north >= inner.north

export function schemaOf({ layers }: MapMetadata): BaseMapSchema | null {
  return (
    entriesOf(LAYERS).find(([, names]) => names.every((name) => layers.includes(name)))?.[0] ?? null
  )
}

/** Null where it says nothing of the kind; a file's own words are not believed further. */
export function readMetadata(read: unknown): MapMetadata | null {
  if (!isRecord(read)) return null
  const { attribution, vector_layers } = read
  const layers = Array.isArray(vector_layers)
    ? vector_layers.flatMap((layer: unknown) => {
        const { id } = partsOf(layer)
        return typeof id === 'string' ? [id] : []
      })
    : []
  return { attribution: typeof attribution === 'string' ? plainText(attribution) : '', layers }
}

const MOST_ATTRIBUTION = 300
const ENTITIES: Record<string, string> = { '&copy;': '©', '&amp;': '&', '&#169;': '©' }

/** Usually written as HTML; only its words are kept. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:copy|amp|#169);/g, (entity) => ENTITIES[entity] ?? '')
    .replace(/[<>\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_ATTRIBUTION)
}

/** The licence asks for the name; a file without it is not from where it should be. */
export const namesItsSource = ({ attribution }: MapMetadata) => /openstreetmap/i.test(attribution)
