import type { OwnPhoto } from '@portal/contract/ground/media/media'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useState } from 'react'
import { type Choices, type Comparison, compare, merged } from '~/editing/conflict.rules.ts'
import type { Refusal } from '~/editing/refusal.ts'
import { myListingsTexts } from './my-listings.texts.ts'
import { useListingWrites } from './use-listing-writes.ts'

/** What a listing shows is ready by then. */
const shown = ({ photos, created_at }: OwnEstablishment): OwnPhoto[] =>
  photos.map((photo) => ({ ...photo, status: 'ready', created_at }))
const usableOf = (photos: readonly OwnPhoto[]) => photos.filter(({ status }) => status !== 'failed')
/** Photos in their order; what is known of each is not the person's choice. */
const valuesOf = (photos: readonly OwnPhoto[]) => ({ photos: photos.map(({ id }) => id) })
const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id).join()

export function usePhotosForm(initial: OwnEstablishment) {
  const writes = useListingWrites()
  const [base, setBase] = useState(initial)
  const [photos, setPhotos] = useState(() => shown(initial))
  const [newer, setNewer] = useState<OwnEstablishment | 'unread' | null>(null)
  const [isTooEarly, setTooEarly] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // What could not be prepared is told at its place and left out.
  const usable = usableOf(photos)
  const isPreparing = usable.some(({ status }) => status === 'processing')
  const isChanged = idsOf(usable) !== idsOf(base.photos)

  function settle(listing: OwnEstablishment, next = shown(listing)) {
    setBase(listing)
    setPhotos(next)
    setNewer(null)
    setTooEarly(false)
    setRefusal(null)
  }
  const readAgain = async () => setNewer((await writes.read(base.id)) ?? 'unread')
  async function save(over = base, wanted = photos): Promise<OwnEstablishment | null> {
    setRefusal(null)
    setTooEarly(isPreparing)
    if (isPreparing) return null
    const sent = usableOf(wanted)
    if (idsOf(sent) === idsOf(over.photos)) return over
    const outcome = await writes.setPhotos(
      over,
      sent.map(({ id }) => ({ id })),
    )
    if (outcome.kind === 'busy') return null
    if (outcome.kind === 'saved') {
      settle(outcome.saved)
      return outcome.saved
    }
    setRefusal(outcome)
    if (outcome.kind === 'stale') await readAgain()
    return null
  }
  return {
    base,
    photos,
    newer,
    refusal,
    failure: isTooEarly
      ? myListingsTexts.photosScreen.preparing
      : refusal && refusal.kind !== 'stale'
        ? refusal.sentence
        : null,
    isChanged,
    isPreparing,
    isSaving: writes.isPending,
    change: setPhotos,
    save: () => save(),
    discard: () => settle(base),
    readAgain,
    wordsOf: () => ({
      label: myListingsTexts.photosScreen.title,
      show: (ids: readonly string[]) => myListingsTexts.photosScreen.count(ids.length),
    }),
    compareWith: (latest: OwnEstablishment) =>
      compare(valuesOf(shown(base)), valuesOf(usable), valuesOf(shown(latest))),
    saveOver(latest: OwnEstablishment, found: Comparison, choices: Choices) {
      const known = new Map([...shown(latest), ...photos].map((photo) => [photo.id, photo]))
      const chosen = merged(valuesOf(shown(latest)), found, choices).photos
      const next = chosen.flatMap((id) => known.get(id) ?? [])
      settle(latest, next)
      void save(latest, next)
    },
    takeTheirs: (latest: OwnEstablishment) => settle(latest),
  }
}
