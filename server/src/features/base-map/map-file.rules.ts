import type { BaseMapSchema } from '@portal/contract/base-map/base-map'
import {
  FARTHEST_MIN_ZOOM,
  MOST_BYTES,
  MUNICIPALITY,
  NEAREST_MAX_ZOOM,
} from './base-map.constants.ts'
import { baseMapTexts as texts } from './base-map.texts.ts'
import {
  type Bounds,
  COMPRESSIONS,
  type MapHeader,
  VECTOR_TILES,
  VERSION,
} from './pmtiles.rules.ts'

/** What the style draws; a file may have more. */
const LAYERS: Record<BaseMapSchema, readonly string[]> = {
  protomaps: ['earth', 'water', 'roads', 'places'],
  openmaptiles: ['water', 'transportation', 'transportation_name', 'place'],
}

export type MapMetadata = { attribution: string; layers: readonly string[] }

/** Everything that is wrong with a file before any of its tiles is looked at. */
export function problemsOf(header: MapHeader, fileBytes: number): string[] {
  const { bounds, minZoom, maxZoom } = header
  const isWhole = [header.root, header.metadata, header.leaves, header.tiles].every(
    ({ offset, bytes }) => offset + bytes <= fileBytes,
  )
  const problems: [isWrong: boolean, sentence: string][] = [
    [header.version !== VERSION, texts.version(header.version)],
    [fileBytes > MOST_BYTES, texts.tooLarge(MOST_BYTES)],
    [!isWhole, texts.cutShort],
    [header.tileType !== VECTOR_TILES, texts.notVector],
    [
      !(header.tileCompression in COMPRESSIONS) || !(header.internalCompression in COMPRESSIONS),
      texts.compression,
    ],
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
  const kinds = Object.entries(LAYERS) as [BaseMapSchema, readonly string[]][]
  return kinds.find(([, names]) => names.every((name) => layers.includes(name)))?.[0] ?? null
}

/** Null where the text says nothing of the kind; a file's own words are not believed further. */
export function readMetadata(json: string): MapMetadata | null {
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null) return null
  const { attribution, vector_layers } = read as Record<string, unknown>
  const layers = Array.isArray(vector_layers)
    ? vector_layers.flatMap((layer: unknown) => {
        const { id } = (layer ?? {}) as { id?: unknown }
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
