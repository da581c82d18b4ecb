import { addProtocol, type StyleSpecification } from 'maplibre-gl'
import { PMTiles, Protocol } from 'pmtiles'
import { baseMap, type Coast, fontFaces, NAMES, placeNames } from './base-map.ts'
import { creditStreets } from './base-map-credit.ts'
import { STREETS } from './map.constants.ts'
import { MAP_COLOURS as COLOURS } from './map-palette.ts'
import type { Streets } from './streets.types.ts'
import { streetsLayers } from './streets-layers.ts'
import { SCHEMAS } from './streets-schemas.ts'

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

/**
 * The map of streets that was installed, as a style. Fails where its file cannot be read: whoever asks
 * has the schematic map then. Tiles come from our own host, a part of the file at a time.
 */
export async function openStreets(
  streets: Streets,
  fetchCoast: () => Promise<Coast>,
): Promise<StyleSpecification> {
  const address = new URL(streets.href, window.location.origin).href
  const file = new PMTiles(address)
  const [coast] = await Promise.all([
    SCHEMAS[streets.schema].ground ? fetchCoast() : null,
    file.getHeader(),
  ])
  protocol.add(file)
  creditStreets(streets.attribution)
  return streetsStyle(streets, coast, `pmtiles://${address}`)
}

/**
 * Under tiles that bring their own land lies the coast: beyond their edge, and until they come, there is
 * still a map. Others say only where water is: the ground must be land already.
 */
export function streetsStyle(
  { schema: name, attribution }: Streets,
  coast: Coast | null,
  url: string,
): StyleSpecification {
  const schema = SCHEMAS[name]
  const schematic = coast === null ? null : baseMap(coast)
  const under = schematic
    ? schematic.layers.filter(({ id }) => id !== 'places')
    : [{ id: 'ground', type: 'background' as const, paint: { 'background-color': COLOURS.ground } }]
  return {
    version: 8,
    'font-faces': fontFaces(),
    sources: {
      ...schematic?.sources,
      [NAMES]: placeNames,
      [STREETS]: { type: 'vector', url, attribution },
    },
    layers: [...under, ...streetsLayers(schema)],
  }
}
