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
    ...(media.isPrivate ? { is_private: true } : {}),
    created_at: media.createdAt.toISOString(),
  }
}
