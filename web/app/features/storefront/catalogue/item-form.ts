import type { OwnPhoto } from '@portal/contract/ground/media/media'
import type { ItemContent } from '@portal/contract/storefront/catalogue/catalogue-fields'

/** An item as its editor holds it: with the whole photo, which the request names by its id. */
export type ItemForm = Omit<ItemContent, 'photo_id'> & { photo: OwnPhoto | null }
