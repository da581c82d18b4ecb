import { addProtocol, type StyleSpecification } from 'maplibre-gl'
import { PMTiles, Protocol } from 'pmtiles'
import { baseMap, type Coast } from './base-map.ts'
import { creditStreets } from './base-map-credit.ts'
import { MAP_COLOURS as COLOURS } from './map-palette.ts'
import type { Streets } from './streets.types.ts'
import { STREETS, streetsLayers } from './streets-layers.ts'
import { SCHEMAS } from './streets-schemas.ts'

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

/**
 * The map of streets that was installed, as a style. Fails where its file cannot be read: whoever asks
 * has the schematic map then. Tiles come from our own host, a part of the file at a time.
 */
export async function openStreets(streets: Streets, coast: Coast): Promise<StyleSpecification> {
  const address = new URL(streets.href, window.location.origin).href
  const file = new PMTiles(address)
  await file.getHeader()
  protocol.add(file)
  creditStreets(streets.attribution)
  return streetsStyle(streets, coast, `pmtiles://${address}`)
}

/** Under the tiles lies the coast: beyond their edge, and until they come, there is still a map. */
export function streetsStyle(streets: Streets, coast: Coast, url: string): StyleSpecification {
  const schema = SCHEMAS[streets.schema]
  const schematic = baseMap(coast)
  // Without a layer of land the tiles say only where water is: the ground must be land already.
  const under = schema.ground
    ? schematic.layers.filter(({ id }) => id !== 'places')
    : [{ id: 'ground', type: 'background' as const, paint: { 'background-color': COLOURS.ground } }]
  return {
    ...schematic,
    sources: {
      ...(schema.ground ? schematic.sources : {}),
      [STREETS]: { type: 'vector', url, attribution: streets.attribution },
    },
    layers: [...under, ...streetsLayers(schema)],
  }
}
