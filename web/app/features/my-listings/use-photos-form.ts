import type { OwnEstablishment } from '@portal/contract/establishments/own-establishment'
import type { OwnPhoto } from '@portal/contract/media/media'
import { useState } from 'react'
import { toast } from '~/ui/toast.ts'
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
  async function save(): Promise<OwnEstablishment | null> {
    setFailure(null)
    if (isPreparing) {
      setFailure(myListingsTexts.photosRoom.preparing)
      return null
    }
    if (!isChanged) return base
    const outcome = await writes.setPhotos(
      base,
      usable.map(({ id }) => ({ id })),
    )
    if (outcome.kind === 'saved') settle(outcome.listing)
    if (outcome.kind === 'stale') setNewer(outcome.latest ?? 'unread')
    if (outcome.kind === 'refused') {
      setFailure(outcome.sentence)
      const { failed } = myListingsTexts.save
      toast({ title: failed, description: outcome.sentence, variant: 'destructive' })
    }
    return outcome.kind === 'saved' ? outcome.listing : null
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
    readAgain: async () => setNewer((await writes.read(base.id)) ?? 'unread'),
    keepMine: (latest: OwnEstablishment) => settle(latest, photos),
    takeTheirs: (latest: OwnEstablishment) => settle(latest),
  }
}
