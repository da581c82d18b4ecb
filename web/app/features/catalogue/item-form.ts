import type { ItemContent } from '@portal/contract/catalogue/catalogue-fields'
import type { OwnPhoto } from '@portal/contract/media/media'

/** An item as its editor holds it: with the whole photo, which the request names by its id. */
export type ItemForm = Omit<ItemContent, 'photo_id'> & { photo: OwnPhoto | null }
