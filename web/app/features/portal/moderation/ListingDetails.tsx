import { AMENITY_WORDS, PAYMENT_WORDS } from '@portal/contract/guide/establishments/amenities.texts'
import { priceWords } from '@portal/contract/guide/establishments/guide.texts'
import { hoursTable } from '@portal/contract/guide/establishments/hours-table'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import {
  availableModules,
  FIELD_WORDS,
  MODULE_WORDS,
} from '@portal/contract/guide/establishments/vocabulary'
import { cnpjText } from '@portal/contract/shared/cnpj'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '~/platform/failure-text.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { masks } from '~/ui/masks.ts'
import { Picture } from '~/ui/Picture.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { wholeListingQuery } from './moderation.queries.ts'
import { moderationTexts } from './moderation.texts.ts'

const texts = moderationTexts.facts

/** All of a listing, as whoever filled it in sent it. */
export function ListingDetails({ id }: { id: string }) {
  const { data, isError, error, isFetching, refetch } = useQuery(wholeListingQuery(id))
  if (isError) {
    return (
      <ErrorState
        surface="plain"
        title={moderationTexts.itemError}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {failureText(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{moderationTexts.loadingItem}</span>
        <Skeleton shape="block" className="h-40" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <Photos listing={data} />
      <Facts facts={factsOf(data)} />
    </div>
  )
}

function Photos({ listing: { photos } }: { listing: OwnEstablishment }) {
  if (photos.length === 0) return <p className="text-muted">{texts.noPhotos}</p>
  return (
    <ul aria-label={texts.photos(photos.length)} className="flex gap-3 overflow-x-auto pb-1">
      {photos.map((photo, index) => (
        <li key={photo.id} className="w-40 flex-none md:w-52">
          <Picture
            picture={photo}
            alt={photo.alt || texts.photo(index + 1)}
            sizes="13rem"
            ratio="4/3"
          />
        </li>
      ))}
    </ul>
  )
}

function factsOf(listing: OwnEstablishment): [string, string | null][] {
  const { category, subcategory, price_range: price } = listing
  const hours = hoursTable(listing.hours, new Date())
  const modules = availableModules()
  const phone = (number: string | null) => (number ? masks.phone.toText(number) : null)
  return [
    [texts.category, [category.name, subcategory?.name].filter(Boolean).join(' › ')],
    [texts.completeness, texts.completenessOf(listing.completeness.score)],
    [FIELD_WORDS.description, listing.description ?? texts.unknown],
    [FIELD_WORDS.specialties, listOf(listing.specialties)],
    [FIELD_WORDS.cnpj, listing.cnpj ? cnpjText(listing.cnpj) : texts.unknown],
    [texts.address, addressOf(listing)],
    [FIELD_WORDS.place, listing.place ? pinOf(listing.place) : texts.unknown],
    [FIELD_WORDS.phone, phone(listing.phone)],
    [FIELD_WORDS.whatsapp, phone(listing.whatsapp)],
    [FIELD_WORDS.email, listing.email],
    [FIELD_WORDS.website, listing.website],
    [FIELD_WORDS.instagram, listing.instagram],
    [FIELD_WORDS.facebook, listing.facebook],
    [texts.hours, hours.map(({ label, text }) => `${label}: ${text}`).join('\n') || texts.unknown],
    [FIELD_WORDS.price_range, priceWords(price)?.words ?? null],
    [FIELD_WORDS.payment_methods, listOf(listing.payment_methods.map((one) => PAYMENT_WORDS[one]))],
    [FIELD_WORDS.amenities, listOf(listing.amenities.map((one) => AMENITY_WORDS[one]))],
    [FIELD_WORDS.accessibility_notes, listing.accessibility_notes],
    [
      FIELD_WORDS.modules,
      listOf(
        modules.filter((one) => listing.modules.includes(one)).map((one) => MODULE_WORDS[one]),
      ),
    ],
  ]
}

const listOf = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : null)

const pinOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude}, ${longitude}`

function addressOf(listing: OwnEstablishment): string {
  const { street, number, complement, neighbourhood, cep } = listing
  const line = [[street, number].filter(Boolean).join(', '), complement, neighbourhood]
  const code = cep ? masks.cep.toText(cep) : null
  return [...line, code].filter(Boolean).join(' · ') || texts.unknown
}
