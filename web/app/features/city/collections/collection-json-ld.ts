import type { Collection } from '@portal/contract/city/collections/collection'
import { pathOfStop } from '@portal/contract/city/itinerary/plan-text'
import type { ItemList, WithContext } from 'schema-dts'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { collectionAddress } from './collection-address.rules.ts'

/** The places of a collection, in their order, as machines read them. */
export function collectionJsonLd(collection: Collection, origin: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    '@id': `${absolute(collectionAddress(collection), origin)}#lugares`,
    name: collection.title,
    description: collection.summary,
    numberOfItems: collection.stops.length,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: collection.stops.map((stop, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: stop.name,
      url: absolute(pathOfStop(stop), origin),
    })),
  }
}
