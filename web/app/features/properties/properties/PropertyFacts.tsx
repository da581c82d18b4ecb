import {
  PROPERTY_AMENITY_WORDS,
  PROPERTY_PAPER_WORDS,
  PROPERTY_PAPERS,
} from '@portal/contract/properties/properties/properties.texts'
import type { Property } from '@portal/contract/properties/properties/property'
import { monthlyCost } from '@portal/contract/properties/properties/property-rules'
import {
  Bath,
  BedDouble,
  Car,
  Check,
  CircleCheck,
  CircleQuestionMark,
  House,
  Maximize,
  Tag,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { propertiesTexts as texts } from './properties.texts.ts'
import { numberText, priceText, squareMetreText } from './property-text.rules.ts'

/** Only what somebody told: a missing number is not a zero. */
export function PropertyFacts({ property }: { property: Property }) {
  const { facts } = texts
  const { bedrooms, suites, bathrooms, parking, living_area: living, lot_area: lot } = property
  const squareMetre = squareMetreText(property)
  return (
    <ul
      aria-label={facts.label}
      className="num mt-6 grid grid-cols-2 gap-4 border-line border-y py-5 empty:hidden md:grid-cols-3"
    >
      {bedrooms ? (
        <Fact icon={<BedDouble />} value={numberText(bedrooms)} word={facts.bedrooms(bedrooms)}>
          {suites ? facts.suites(suites) : null}
        </Fact>
      ) : null}
      {bathrooms ? (
        <Fact icon={<Bath />} value={numberText(bathrooms)} word={facts.bathrooms(bathrooms)} />
      ) : null}
      {parking ? (
        <Fact icon={<Car />} value={numberText(parking)} word={facts.parking(parking)} />
      ) : null}
      {living ? <Fact icon={<House />} value={numberText(living)} word={facts.living} /> : null}
      {lot ? <Fact icon={<Maximize />} value={numberText(lot)} word={facts.lot} /> : null}
      {squareMetre ? <Fact icon={<Tag />} value={squareMetre} word={facts.squareMetre} /> : null}
    </ul>
  )
}

type FactProps = { icon: ReactNode; value: string; word: string; children?: ReactNode }

function Fact({ icon, value, word, children }: FactProps) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden="true" className="text-mar-600 [&_svg]:size-6">
        {icon}
      </span>
      <span>
        <b className="font-semibold">{value}</b> {word}
        {children ? <span className="block text-muted text-sm">{children}</span> : null}
      </span>
    </li>
  )
}

export function AboutProperty({ property }: { property: Property }) {
  const { description, amenities, usage } = property
  return (
    <section aria-labelledby="imovel" className="mt-8">
      <h2 id="imovel" className="scroll-mt-32 text-h3">
        {texts.page.about}
      </h2>
      {description ? <p className="mt-3 max-w-[64ch] whitespace-pre-line">{description}</p> : null}
      <ul className="mt-4 grid gap-2 md:grid-cols-2">
        {[texts.page.usage[usage], ...amenities.map((one) => PROPERTY_AMENITY_WORDS[one])].map(
          (word) => (
            <li key={word} className="flex items-center gap-2">
              <Check aria-hidden="true" className="size-5 flex-none text-mar-600" />
              {word}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** What it costs beyond its price; not told is said, for somebody will pay it. */
export function PropertyCosts({ property }: { property: Property }) {
  const { page } = texts
  const { condominium_cents: condominium, iptu } = property
  const month = monthlyCost(property)
  return (
    <section aria-labelledby="custos" className="mt-8">
      <h2 id="custos" className="scroll-mt-32 text-h3">
        {page.costs}
      </h2>
      {month === null || month === 0 ? null : (
        <p className="num mt-3">
          <b className="text-lead font-semibold">{priceText(month)}</b>{' '}
          <span className="text-muted">{page.perMonth}</span>
        </p>
      )}
      <dl className="num mt-3 grid gap-2">
        <Cost name={page.condominium}>
          {condominium === null
            ? page.unknown
            : condominium === 0
              ? page.none
              : page.condominiumValue(priceText(condominium))}
        </Cost>
        <Cost name={page.iptu}>
          {iptu === null
            ? page.unknown
            : iptu.period === 'month'
              ? page.iptuMonth(priceText(iptu.cents))
              : page.iptuYear(
                  priceText(iptu.cents),
                  priceText(Math.round(iptu.cents / 1200) * 100),
                )}
        </Cost>
      </dl>
    </section>
  )
}

function Cost({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line border-b pb-2">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What was not ticked is unknown, which is not "no". */
export function PropertyPapers({ papers }: Pick<Property, 'papers'>) {
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="papeis" className="mt-8">
      <h2 id="papeis" className="scroll-mt-32 text-h3">
        {texts.page.papers}
      </h2>
      <p className="mt-1 text-muted text-sm">{texts.page.papersNote}</p>
      <ul className="mt-3 grid gap-2 md:grid-cols-2">
        {PROPERTY_PAPERS.map((paper) => {
          const isTold = papers.includes(paper)
          const Icon = isTold ? CircleCheck : CircleQuestionMark
          return (
            <li key={paper} className="flex items-start gap-2">
              <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-mar-600" />
              <span>
                {PROPERTY_PAPER_WORDS[paper]}
                {isTold ? null : (
                  <span className="block text-muted text-sm">{texts.page.unknown}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
