import type { Photo } from '@portal/contract/ground/media/media'
import { photoWidths } from '@portal/contract/ground/media/photo-rules'
import type { Deps } from './media.feature.ts'
import { derivativeKey } from './media.rules.ts'

/** The largest file there is of a photo everybody may see. */
export async function openPhoto({ storage }: Pick<Deps, 'storage'>, { id, width }: Photo) {
  const largest = photoWidths(width).at(-1) ?? width
  return storage.get(derivativeKey({ id, isPrivate: false }, largest, 'webp'))
}
