import type { PropertyKind } from '@portal/contract/properties/properties/properties.texts'
import type { PropertyCard as Card } from '@portal/contract/properties/properties/property'
import { Bath, BedDouble, Car, House, Images, Ruler } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '~/ui/Picture.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { propertiesTexts as texts } from './properties.texts.ts'
import { propertyPath } from './property-address.rules.ts'
import { costText, numberText, priceLines, updatedText } from './property-text.rules.ts'

type PropertyCardProps = {
  property: Card
  advertiserSlug: string
  /** In a list of many advertisers: whose it is, with the number of the council. */
  advertiser?: { name: string; creci: string | null } | undefined
  /** Over the picture: "Novo hoje". */
  mark?: string | undefined
  now: Date
  asked?: PropertyKind | undefined
  loading?: 'priority' | 'eager' | 'lazy'
  level?: 'h2' | 'h3'
}

export function PropertyCard({
  property,
  advertiserSlug,
  advertiser,
  mark,
  now,
  asked,
  loading = 'lazy',
  level: Heading = 'h3',
}: PropertyCardProps) {
  const { photo, photo_count: photos, title, neighbourhood } = property
  const cost = costText(property)
  return (
    <article className="group relative grid content-start">
      <div className="relative overflow-hidden rounded-card bg-areia-100">
        {photo ? (
          <Picture
            picture={photo}
            alt={photo.alt || texts.page.photo(title, 1)}
            ratio="3/2"
            sizes="(min-width: 64rem) 380px, (min-width: 48rem) 45vw, 92vw"
            loading={loading}
          />
        ) : (
          <div className="grid aspect-3/2 place-items-center text-mar-600">
            <House aria-hidden="true" className="size-12" />
          </div>
        )}
        {mark ? (
          <span className="absolute top-2 left-2 rounded-full bg-white px-3 py-1 font-semibold text-sm">
            {mark}
          </span>
        ) : null}
        {photos > 1 ? (
          <span className="num absolute right-2 bottom-2 inline-flex items-center gap-1.5 rounded-full bg-mar-950/80 px-2.5 py-1 text-sm text-white">
            <Images aria-hidden="true" className="size-4" />
            <VisuallyHidden>{texts.photos(photos)}</VisuallyHidden>
            <span aria-hidden="true">{photos}</span>
          </span>
        ) : null}
      </div>
      <Prices property={property} asked={asked} />
      {cost ? <p className="num text-muted text-sm">{cost}</p> : null}
      <Heading className="mt-1 text-base font-semibold">
        {/* The whole card is the link; its name is the title. */}
        <Link
          to={propertyPath(advertiserSlug, property.slug)}
          className="wrap-break-word after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </Heading>
      <p className="text-muted">{neighbourhood}</p>
      <CardFacts property={property} />
      {advertiser ? (
        <p className="mt-3 flex flex-wrap items-start justify-between gap-x-3 border-line border-t pt-3 text-sm">
          <span className="min-w-0">
            <b className="wrap-break-word block font-semibold">{advertiser.name}</b>
            <span className="num text-muted">
              {advertiser.creci ? texts.creci(advertiser.creci) : texts.noCreci}
            </span>
          </span>
          <span className="text-muted">{updatedText(property.updated_at, now)}</span>
        </p>
      ) : (
        <p className="mt-2 text-muted text-sm">{updatedText(property.updated_at, now)}</p>
      )}
    </article>
  )
}

function Prices({ property, asked }: { property: Card; asked: PropertyKind | undefined }) {
  return (
    <p className="num mt-3 flex flex-wrap gap-x-3">
      {priceLines(property, asked).map(({ kind, price, per }, index) => (
        <span key={kind} className={index === 0 ? 'text-lead' : 'self-center text-sm'}>
          <b className="font-semibold">{price}</b>
          {per ? <span className="text-muted text-sm"> {per}</span> : null}
        </span>
      ))}
    </p>
  )
}

/** Only what somebody told. */
function CardFacts({ property }: { property: Card }) {
  const { bedrooms, bathrooms, parking, living_area: living, lot_area: lot } = property
  const area = living ?? lot
  return (
    <ul className="num mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
      {bedrooms ? (
        <Fact
          icon={<BedDouble aria-hidden="true" />}
          value={bedrooms}
          word={texts.facts.bedrooms(bedrooms)}
        />
      ) : null}
      {bathrooms ? (
        <Fact
          icon={<Bath aria-hidden="true" />}
          value={bathrooms}
          word={texts.facts.bathrooms(bathrooms)}
        />
      ) : null}
      {parking ? (
        <Fact
          icon={<Car aria-hidden="true" />}
          value={parking}
          word={texts.facts.parking(parking)}
        />
      ) : null}
      {area ? <Fact icon={<Ruler aria-hidden="true" />} value={area} word="m²" /> : null}
    </ul>
  )
}

function Fact({ icon, value, word }: { icon: ReactNode; value: number; word: string }) {
  return (
    <li className="inline-flex items-center gap-1.5 [&_svg]:size-4.5 [&_svg]:text-mar-600">
      {icon}
      <span>
        <b className="font-semibold">{numberText(value)}</b> {word}
      </span>
    </li>
  )
}
