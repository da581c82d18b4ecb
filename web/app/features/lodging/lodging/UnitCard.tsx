import type { UnitAnswer } from '@portal/contract/lodging/lodging/lodging'
import { UNIT_AMENITY_WORDS, UNIT_KIND_WORDS } from '@portal/contract/lodging/lodging/lodging.texts'
import { cheapestNightCents } from '@portal/contract/lodging/lodging/quote'
import type { LodgingUnit } from '@portal/contract/lodging/lodging/unit'
import clsx from 'clsx'
import { BedDouble, Check } from 'lucide-react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { OpenState } from '~/ui/OpenState.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { lodgingTexts } from './lodging-page.texts.ts'
import { Seasons } from './Seasons.tsx'
import { lodgingAddress, type Stay } from './stay.rules.ts'
import { moneyText } from './stay.texts.ts'

const { units: texts } = lodgingTexts

type UnitCardProps = {
  unit: LodgingUnit
  answer: UnitAnswer | null
  stay: Stay | null
  slug: string
  today: string
  isChosen: boolean
}

/** A unit with what it costs for the nights asked for, or what its nights cost at all. */
export function UnitCard({ unit, answer, stay, slug, today, isChosen }: UnitCardProps) {
  return (
    <li
      className={clsx(
        'rounded-card bg-white p-5 shadow-soft',
        isChosen && 'inset-ring-[1.5px] inset-ring-mar-900',
      )}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <UnitPhotos unit={unit} />
        <div className="min-w-0">
          <h3 className="wrap-break-word text-h3">{unit.name}</h3>
          <p className="mt-1 text-muted text-sm">{factsOf(unit).join(' · ')}</p>
          {unit.beds.length > 0 ? <p className="mt-2">{texts.beds(unit.beds)}</p> : null}
          {unit.amenities.length > 0 ? (
            <p className="mt-1 text-muted text-sm">
              {unit.amenities.map((amenity) => UNIT_AMENITY_WORDS[amenity]).join(', ')}
            </p>
          ) : null}
          {unit.description ? (
            <p className="mt-2 whitespace-pre-line text-sm">{unit.description}</p>
          ) : null}
          <Seasons unit={unit} today={today} />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        {answer && stay ? (
          <Answer unit={unit} answer={answer} stay={stay} slug={slug} isChosen={isChosen} />
        ) : (
          <p className="num font-semibold">{texts.from(cheapestNightCents(unit, today))}</p>
        )}
      </div>
    </li>
  )
}

function factsOf({ kind, capacity, bedrooms, bathrooms, area_m2: area }: LodgingUnit): string[] {
  return [
    UNIT_KIND_WORDS[kind],
    texts.capacity(capacity),
    ...(bedrooms > 1 ? [texts.bedrooms(bedrooms)] : []),
    ...(bathrooms > 0 ? [texts.bathrooms(bathrooms)] : []),
    ...(area === null ? [] : [texts.area(area)]),
  ]
}

/** Side by side, to be swiped. */
function UnitPhotos({ unit: { name, photos } }: { unit: LodgingUnit }) {
  if (photos.length === 0) {
    return (
      <Picture ratio="4/3">
        <span className="grid place-items-center text-mar-700 [&_svg]:size-12">
          <BedDouble aria-hidden="true" />
        </span>
      </Picture>
    )
  }
  const [first] = photos
  if (photos.length === 1 && first) {
    return (
      <Picture picture={first} alt={first.alt || name} sizes="(min-width: 48rem) 360px, 90vw" />
    )
  }
  return (
    <ul
      // Keys move what a finger would swipe.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
      tabIndex={0}
      aria-label={texts.photos(name)}
      className="flex gap-2 overflow-x-auto rounded-card"
    >
      {photos.map((photo) => (
        <li key={photo.id} className="w-[88%] flex-none">
          <Picture picture={photo} alt={photo.alt || name} sizes="(min-width: 48rem) 360px, 80vw" />
        </li>
      ))}
    </ul>
  )
}

type AnswerProps = {
  unit: LodgingUnit
  answer: UnitAnswer
  stay: Stay
  slug: string
  isChosen: boolean
}

function Answer({ unit, answer: { state, quote, instead }, stay, slug, isChosen }: AnswerProps) {
  const nights = quote.nights.length
  if (state === 'free') {
    return (
      <>
        <p>
          <b className="num block text-h3">{moneyText(quote.total_cents)}</b>
          <span className="text-muted text-sm">{texts.total(nights)}</span>
          <span className="block text-sm">
            <OpenState state="open">{texts.free}</OpenState>
          </span>
        </p>
        {isChosen ? (
          <span className="inline-flex items-center gap-2 font-semibold">
            <Check aria-hidden="true" className="size-5" />
            {texts.chosen}
          </span>
        ) : (
          <LinkButton
            to={`${lodgingAddress(slug, stay, unit.id)}#reserva`}
            look="line"
            aria-label={texts.chooseOf(unit.name)}
          >
            {texts.choose}
          </LinkButton>
        )}
      </>
    )
  }
  return (
    <>
      <OpenState state="closed">
        {state === 'taken'
          ? texts.taken
          : state === 'small'
            ? texts.small(unit.capacity)
            : texts.short(quote.min_nights)}
      </OpenState>
      {instead ? (
        <LinkButton
          to={lodgingAddress(slug, { ...stay, ...instead }, unit.id)}
          look="line"
          size="sm"
          className="py-2 leading-tight whitespace-normal!"
        >
          <VisuallyHidden>{unit.name}: </VisuallyHidden>
          {texts.instead(instead, instead.total_cents)}
        </LinkButton>
      ) : null}
    </>
  )
}
