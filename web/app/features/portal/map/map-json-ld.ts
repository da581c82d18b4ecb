import type { MapPlace } from '@portal/contract/portal/map/map'
import type { ItemList, WithContext } from 'schema-dts'

/** The places of the list, for machines; each page says the rest of its own. */
export function mapJsonLd(
  name: string,
  places: readonly MapPlace[],
  origin: string,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: places.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: place.name,
      url: new URL(place.href, origin).href,
    })),
  }
}
