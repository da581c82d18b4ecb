import type { OwnPhoto } from '@portal/contract/media/media'
import { useEffect, useRef } from 'react'

export type PhotoList = {
  read(): readonly OwnPhoto[]
  change(update: (photos: readonly OwnPhoto[]) => OwnPhoto[]): void
}

/**
 * The form holds the photos; uploads that end at the same moment must not overwrite each other. So
 * each change starts from the last one, not from what was drawn last.
 */
export function usePhotoList(
  photos: readonly OwnPhoto[],
  onChange: (photos: OwnPhoto[]) => void,
): PhotoList {
  const latest = useRef(photos)
  const tell = useRef(onChange)
  useEffect(() => {
    latest.current = photos
    tell.current = onChange
  }, [photos, onChange])
  const list = useRef<PhotoList>({
    read: () => latest.current,
    change(update) {
      const next = update(latest.current)
      latest.current = next
      tell.current(next)
    },
  })
  return list.current
}
