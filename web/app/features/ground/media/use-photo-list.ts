import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { useEffect, useRef } from 'react'

export type PhotoList = {
  read(): readonly OwnPhoto[]
  change(update: (photos: readonly OwnPhoto[]) => OwnPhoto[]): void
}

type Photos = readonly OwnPhoto[]

/**
 * The form holds the photos; uploads that end at the same moment must not overwrite each other. So
 * each change starts from the last one, not from what was drawn last: the drawing of an earlier change may
 * come after a later one was made, and is no reason to forget it.
 */
export function usePhotoList(photos: Photos, onChange: (photos: OwnPhoto[]) => void): PhotoList {
  const latest = useRef(photos)
  const undrawn = useRef<Photos[]>([])
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  }, [onChange])
  useEffect(() => {
    const drawn = undrawn.current.findIndex((told) => areSame(told, photos))
    undrawn.current = drawn < 0 ? [] : undrawn.current.slice(drawn + 1)
    if (drawn < 0) latest.current = photos
  }, [photos])
  const list = useRef<PhotoList>({
    read: () => latest.current,
    change(update) {
      const next = update(latest.current)
      latest.current = next
      undrawn.current.push(next)
      tell.current(next)
    },
  })
  return list.current
}

const areSame = (some: Photos, others: Photos) =>
  some === others ||
  (some.length === others.length &&
    some.every(({ id, status }, place) => {
      const other = others[place]
      return other?.id === id && other.status === status
    }))
