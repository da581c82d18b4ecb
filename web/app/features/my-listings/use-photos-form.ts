import type { OwnEstablishment } from '@portal/contract/establishments/own-establishment'
import type { OwnPhoto } from '@portal/contract/media/media'
import { useState } from 'react'
import { myListingsTexts } from './my-listings.texts.ts'
import { useListingWrites } from './use-listing-writes.ts'

/** What a listing shows is ready by then. */
const shown = ({ photos, created_at }: OwnEstablishment): OwnPhoto[] =>
  photos.map((photo) => ({ ...photo, status: 'ready', created_at }))
const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id).join()

export function usePhotosForm(initial: OwnEstablishment) {
  const writes = useListingWrites()
  const [base, setBase] = useState(initial)
  const [photos, setPhotos] = useState(() => shown(initial))
  const [newer, setNewer] = useState<OwnEstablishment | 'unread' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  // What could not be prepared is told at its place and left out.
  const usable = photos.filter(({ status }) => status !== 'failed')
  const isPreparing = usable.some(({ status }) => status === 'processing')
  const isChanged = idsOf(usable) !== idsOf(base.photos)

  function settle(listing: OwnEstablishment, next = shown(listing)) {
    setBase(listing)
    setPhotos(next)
    setNewer(null)
    setFailure(null)
  }
  const readAgain = async () => setNewer((await writes.read(base.id)) ?? 'unread')
  async function save(): Promise<OwnEstablishment | null> {
    setFailure(null)
    if (isPreparing) {
      setFailure(myListingsTexts.photosScreen.preparing)
      return null
    }
    if (!isChanged) return base
    const outcome = await writes.setPhotos(
      base,
      usable.map(({ id }) => ({ id })),
    )
    if (outcome.kind === 'busy') return null
    if (outcome.kind === 'saved') {
      settle(outcome.saved)
      return outcome.saved
    }
    if (outcome.kind === 'stale') await readAgain()
    else setFailure(outcome.sentence)
    return null
  }
  return {
    base,
    photos,
    newer,
    failure,
    isChanged,
    isPreparing,
    isSaving: writes.isPending,
    change: setPhotos,
    save,
    discard: () => settle(base),
    readAgain,
    keepMine: (latest: OwnEstablishment) => settle(latest, photos),
    takeTheirs: (latest: OwnEstablishment) => settle(latest),
  }
}
