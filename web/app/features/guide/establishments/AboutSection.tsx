import { AMENITY_WORDS, PAYMENT_WORDS } from '@portal/contract/guide/establishments/amenities.texts'
import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import { CreditCard } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { businessTexts } from './business.texts.ts'
import { detailsTexts as texts } from './business-details.texts.ts'
import { GuideIcon } from './GuideIcon.tsx'

/** What the owner tells; a part without words has no heading either. */
export function AboutSection({ business }: { business: Establishment }) {
  const { description, specialties, accessibility_notes: accessibility } = business
  return (
    <div className="grid gap-10">
      {description ? (
        <section aria-labelledby="sobre">
          <h2 id="sobre" className="scroll-mt-32">
            {businessTexts.about}
          </h2>
          <p className="mt-4 max-w-[68ch] whitespace-pre-line">{description}</p>
        </section>
      ) : null}
      {specialties.length > 0 ? (
        <section aria-labelledby="especialidades">
          <h2 id="especialidades" className="text-h3">
            {texts.specialties}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {specialties.map((specialty) => (
              <li key={specialty}>
                <Badge>{specialty}</Badge>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Amenities business={business} />
      {accessibility ? (
        <section aria-labelledby="acessibilidade">
          <h2 id="acessibilidade" className="text-h3">
            {texts.accessibility}
          </h2>
          <p className="mt-3 max-w-[68ch] whitespace-pre-line">{accessibility}</p>
        </section>
      ) : null}
    </div>
  )
}

const row = 'flex items-center gap-3 border-line border-b py-3 [&_svg]:size-5 [&_svg]:text-mar-600'

function Amenities({
  business: { amenities, payment_methods: ways },
}: {
  business: Establishment
}) {
  if (amenities.length === 0 && ways.length === 0) return null
  return (
    <section aria-labelledby="o-que-tem">
      <h2 id="o-que-tem" className="text-h3">
        {texts.amenities}
      </h2>
      <ul className="mt-3 grid border-line border-t md:grid-cols-2 md:gap-x-8">
        {amenities.map((amenity) => (
          <li key={amenity} className={row}>
            <GuideIcon name={amenity} />
            {AMENITY_WORDS[amenity]}
          </li>
        ))}
        {ways.length > 0 ? (
          <li className={row}>
            <CreditCard aria-hidden="true" className="flex-none" />
            <span>
              <span className="sr-only">{texts.payment}: </span>
              {ways.map((way) => PAYMENT_WORDS[way]).join(', ')}
            </span>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
