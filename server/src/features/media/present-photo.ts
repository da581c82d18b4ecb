import type { OwnPhoto } from '@portal/contract/media/media'
import type { Media } from './media.rules.ts'

export function presentOwnPhoto(media: Media): OwnPhoto {
  return {
    id: media.id,
    status: media.status,
    width: media.width,
    height: media.height,
    thumbhash: media.thumbhash,
    alt: media.alt,
    created_at: media.createdAt.toISOString(),
  }
}
