import { AMENITY_WORDS } from '@portal/contract/guide/establishments/amenities.texts'
import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import type { Lodging, UnitAnswer } from '@portal/contract/lodging/lodging/lodging'
import type { LodgingUnit } from '@portal/contract/lodging/lodging/unit'
import { BadgeCheck, BedDouble } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { HouseRules } from './HouseRules.tsx'
import { lodgingTexts as texts } from './lodging-page.texts.ts'
import { StayForm, type StayFormProps } from './StayForm.tsx'
import { lodgingAddress, type Stay } from './stay.rules.ts'
import { moneyText } from './stay.texts.ts'
import { UnitCard } from './UnitCard.tsx'

const PHOTOS_SHOWN = 3

/** What somebody is about to ask for: a unit for the nights of a stay, or nothing yet. */
export type BookingProps = {
  business: Pick<Establishment, 'id' | 'slug' | 'name' | 'whatsapp' | 'phone'>
  settings: Lodging['settings']
  stay: Stay | null
  chosen: { unit: LodgingUnit; answer: UnitAnswer } | null
}

export type LodgingPageProps = {
  business: Establishment
  lodging: Lodging
  stay: Stay | null
  problem: string | null
  /** Of each unit for the dates; none without dates. */
  answers: readonly UnitAnswer[]
  chosenId: string | null
  today: string
  address: readonly string[]
  /** How the nights are asked for. */
  booking: (props: BookingProps) => ReactNode
  /** The nights of one unit, to choose from. */
  calendar: ReactNode
  nights?: StayFormProps['nights']
}

export function LodgingPage(props: LodgingPageProps) {
  const { business, lodging, stay, problem, answers, today, booking } = props
  const { slug } = business
  const chosen = chosenOf(props)
  const fitting = lodging.units.filter((unit) => stateOf(unit, answers) === 'free' || !stay)
  const others = lodging.units.filter((unit) => !fitting.includes(unit))
  const card = (unit: LodgingUnit) => (
    <UnitCard
      key={unit.id}
      unit={unit}
      answer={answers.find(({ id }) => id === unit.id) ?? null}
      stay={stay}
      slug={slug}
      today={today}
      isChosen={unit.id === chosen?.unit.id}
    />
  )
  return (
    <article className="wrap pt-3 pb-16">
      <Breadcrumb steps={trailOf(business)} />
      <HousePhotos business={business} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:mt-8 lg:grid-cols-[1fr_376px]">
        <div className="grid min-w-0 gap-8">
          <LodgingHead business={business} lodging={lodging} />
          <StayForm
            action={lodgingAddress(slug, null)}
            stay={stay}
            problem={problem}
            today={today}
            submit={texts.see}
            nights={props.nights}
          />
        </div>
        <div
          id="reserva"
          className="grid gap-5 rounded-card bg-white p-5 shadow-soft lg:sticky lg:bottom-6 lg:row-span-2 lg:self-end"
        >
          {booking({ business, settings: lodging.settings, stay, chosen })}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10 lg:col-start-1">
          <section aria-labelledby="quartos">
            <h2 id="quartos" className="scroll-mt-32">
              {stay ? texts.units.for(stay) : texts.units.title}
            </h2>
            <p className="mt-1 text-muted">{stay ? texts.units.dates(stay) : texts.units.plain}</p>
            {lodging.units.length === 0 ? (
              <EmptyState title={texts.units.none.title} icon={<BedDouble aria-hidden="true" />}>
                {texts.units.none.text}
              </EmptyState>
            ) : null}
            <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">{fitting.map(card)}</ul>
            {others.length > 0 ? (
              <>
                <h3 className="mt-8 text-h3">{texts.units.other}</h3>
                <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">{others.map(card)}</ul>
              </>
            ) : null}
          </section>
          {props.calendar}
          <House business={business} />
          <HouseRules lodging={lodging} />
          <Place slug={slug} lines={props.address} />
        </div>
      </div>
    </article>
  )
}

const stateOf = ({ id }: LodgingUnit, answers: readonly UnitAnswer[]) =>
  answers.find((answer) => answer.id === id)?.state

/** The one somebody chose; else the cheapest that is free. */
function chosenOf({ lodging, answers, chosenId, stay }: LodgingPageProps): BookingProps['chosen'] {
  if (!stay) return null
  const free = answers.filter(({ state }) => state === 'free')
  const cheapest = free.toSorted((a, b) => a.quote.total_cents - b.quote.total_cents)[0]
  const answer = free.find(({ id }) => id === chosenId) ?? cheapest
  const unit = lodging.units.find(({ id }) => id === answer?.id)
  return unit && answer ? { unit, answer } : null
}

function trailOf({ category, subcategory, name, slug }: Establishment) {
  const kinds = subcategory ? [category, subcategory] : [category]
  return [
    { label: texts.guide, to: '/guia-comercial' },
    ...kinds.map((kind) => ({ label: kind.name, to: `/guia-comercial?categoria=${kind.slug}` })),
    { label: name, to: `/guia/${slug}` },
  ]
}

function LodgingHead({ business, lodging }: Pick<LodgingPageProps, 'business' | 'lodging'>) {
  const { rating, neighbourhood, category, subcategory, rooms } = business
  const { check_in, check_in_until, check_out, cadastur } = lodging.settings
  const { facts } = texts
  const told: [string, string | null][] = [
    [
      facts.checkIn,
      check_in && (check_in_until ? facts.between(check_in, check_in_until) : facts.from(check_in)),
    ],
    [facts.checkOut, check_out && facts.until(check_out)],
    [facts.rooms, rooms === null ? null : String(rooms)],
    [
      facts.price,
      lodging.from_cents === null ? null : `${moneyText(lodging.from_cents)} ${facts.night}`,
    ],
  ]
  return (
    <header>
      <h1 className="wrap-break-word">{business.name}</h1>
      <p className="mt-3 text-lead text-muted">
        {[(subcategory ?? category).name, neighbourhood].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {rating && rating.count > 0 ? <Rating score={rating.mean} count={rating.count} /> : null}
        {cadastur ? (
          <span className="num inline-flex items-center gap-2 text-muted">
            <BadgeCheck aria-hidden="true" className="size-5 text-mar-600" />
            {texts.cadastur(cadastur)}
          </span>
        ) : null}
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 border-line border-t pt-4 md:grid-cols-4">
        {told.map(([term, value]) =>
          value === null ? null : (
            <div key={term}>
              <dt className="text-muted text-sm">{term}</dt>
              <dd className="num font-semibold">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </header>
  )
}

/** Its first photos; all of them, large, are on the page of the business. */
function HousePhotos({ business: { photos, name, slug } }: Pick<LodgingPageProps, 'business'>) {
  if (photos.length === 0) return null
  return (
    <section aria-label={texts.photos} className="mt-2">
      <ul className="rail gap-2 md:mx-0 md:grid md:grid-cols-3 md:overflow-visible md:px-0">
        {photos.slice(0, PHOTOS_SHOWN).map((photo, index) => (
          <li key={photo.id} className={photos.length > 1 ? 'w-[88%] md:w-auto' : 'w-full'}>
            <Link to={`/guia/${slug}#foto-${index + 1}`}>
              <Picture
                picture={photo}
                alt={photo.alt || texts.photo(name, index + 1)}
                ratio="4/3"
                sizes="(min-width: 48rem) 400px, 90vw"
                loading={index === 0 ? 'priority' : 'eager'}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Place({ slug, lines }: { slug: string; lines: readonly string[] }) {
  return (
    <section aria-labelledby="onde-fica">
      <h2 id="onde-fica" className="scroll-mt-32">
        {texts.place}
      </h2>
      {lines.length > 0 ? <address className="mt-3 not-italic">{lines.join(', ')}</address> : null}
      <LinkButton to={`/guia/${slug}#como-chegar`} look="line" size="sm" className="mt-4">
        {texts.onMap}
      </LinkButton>
    </section>
  )
}

function House({ business: { description, amenities } }: Pick<LodgingPageProps, 'business'>) {
  if (!description && amenities.length === 0) return null
  return (
    <section aria-labelledby="casa">
      <h2 id="casa" className="scroll-mt-32">
        {texts.house}
      </h2>
      {description ? <p className="mt-3 whitespace-pre-line">{description}</p> : null}
      {amenities.length > 0 ? (
        <ul className="mt-4 grid gap-x-10 md:grid-cols-2">
          {amenities.map((amenity) => (
            <li key={amenity} className="border-line border-t py-2">
              {AMENITY_WORDS[amenity]}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
