import type { Photo } from '@portal/contract/media/media'
import { photoWidths } from '@portal/contract/media/photo-rules'
import type { Deps } from '../../deps.ts'
import { derivativeKey } from './media.rules.ts'

/** The largest file there is of a photo everybody may see. */
export async function openPhoto({ id, width }: Photo, { storage }: Pick<Deps, 'storage'>) {
  const largest = photoWidths(width).at(-1) ?? width
  return storage.get(derivativeKey({ id, isPrivate: false }, largest, 'webp'))
}
