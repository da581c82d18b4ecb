import {
  PROPERTY_KIND_WORDS,
  PROPERTY_TYPE_WORDS,
} from '@portal/contract/properties/properties/properties.texts'
import type { Property } from '@portal/contract/properties/properties/property'
import { BadgeCheck, Flag, MessageCircle, Phone, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayText } from '~/platform/moments.ts'
import { useNow } from '~/platform/use-now.ts'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { type Contact, Creci } from './PropertiesPage.tsx'
import { PropertyCard } from './PropertyCard.tsx'
import { AboutProperty, PropertyCosts, PropertyFacts, PropertyPapers } from './PropertyFacts.tsx'
import { PropertyPlace } from './PropertyPlace.tsx'
import { propertiesTexts as texts } from './properties.texts.ts'
import { advertiserPath } from './property-address.rules.ts'
import { costText, priceLines, updatedText, whereText } from './property-text.rules.ts'

type PropertyPageProps = {
  property: Property
  contact: Contact
  /** Invented for the demonstration. */
  isDemo: boolean
  renderedAt: string
  gallery: ReactNode
  /** Comes with the scripts; without them the advertiser is called or written to. */
  leadForm: ReactNode
  onReport: () => void
}

export function PropertyPage(props: PropertyPageProps) {
  const { property, contact, isDemo, renderedAt, gallery, leadForm, onReport } = props
  const now = useNow(renderedAt)
  const { advertiser, alike } = property
  return (
    <article className="wrap pt-3 pb-16">
      <Breadcrumb
        steps={[
          { label: advertiser.name, to: advertiserPath(advertiser.slug) },
          { label: PROPERTY_TYPE_WORDS[property.type] },
        ]}
      />
      <div className="mt-3">{gallery}</div>
      <div className="mt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-12">
        <div className="min-w-0">
          <PropertyHead property={property} />
          <PropertyFacts property={property} />
          <AboutProperty property={property} />
          <PropertyCosts property={property} />
          <PropertyPapers papers={property.papers} />
          <PropertyPlace property={property} />
          <Safety onReport={onReport} updated={updatedText(property.updated_at, now)} />
        </div>
        <aside id="contato" aria-label={texts.form.label} className="mt-8 scroll-mt-24 lg:mt-0">
          <div className="grid gap-4 rounded-card border border-line bg-white p-5 lg:sticky lg:top-24">
            <div>
              <p className="wrap-break-word text-lead font-semibold">{advertiser.name}</p>
              <Creci number={advertiser.creci} />
              {isDemo ? <p className="text-muted text-sm">{texts.demo}</p> : null}
              {property.code ? (
                <p className="text-muted text-sm">{texts.page.code(property.code)}</p>
              ) : null}
            </div>
            <div className="flex flex-wrap gap-3">
              {contact.whatsapp ? (
                <LinkButton
                  to={contact.whatsapp}
                  target="_blank"
                  rel="noopener noreferrer"
                  look="line"
                  size="sm"
                >
                  <MessageCircle aria-hidden="true" />
                  {texts.whatsAppShort}
                </LinkButton>
              ) : null}
              {contact.call ? (
                <LinkButton to={contact.call} look="line" size="sm">
                  <Phone aria-hidden="true" />
                  {texts.call}
                </LinkButton>
              ) : null}
            </div>
            <noscript>{texts.form.withoutScripts}</noscript>
            {leadForm}
          </div>
        </aside>
      </div>
      {alike.length > 0 ? (
        <section aria-labelledby="parecidos" className="mt-14">
          <h2 id="parecidos" className="text-h3">
            {texts.page.alike}
          </h2>
          <ul className="mt-4 grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4">
            {alike.map((one) => (
              <li key={one.id}>
                <PropertyCard property={one} advertiserSlug={advertiser.slug} now={now} />
              </li>
            ))}
          </ul>
          <TextLink to={advertiserPath(advertiser.slug)} block className="mt-4">
            {texts.page.seeAll(advertiser.name)}
          </TextLink>
        </section>
      ) : null}
    </article>
  )
}

function PropertyHead({ property }: { property: Property }) {
  const cost = costText(property)
  return (
    <header>
      <p className="flex items-center gap-2 text-muted text-sm">
        <BadgeCheck aria-hidden="true" className="size-4.5 text-mar-600" />
        {texts.page.confirmed(dayText(new Date(property.confirmed_at)))}
      </p>
      <ul className="num mt-2 grid gap-1">
        {priceLines(property).map(({ kind, price, per }) => (
          <li key={kind} className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-muted text-sm">{PROPERTY_KIND_WORDS[kind]}</span>
            <b className="text-h3">{price}</b>
            {per ? <span className="text-muted">{per}</span> : null}
          </li>
        ))}
      </ul>
      {cost ? <p className="num text-muted">{cost}</p> : null}
      <h1 className="mt-3 wrap-break-word text-h2">{property.title}</h1>
      <p className="mt-1 text-muted">
        {PROPERTY_TYPE_WORDS[property.type]} · {whereText(property)}
      </p>
    </header>
  )
}

/** Advance payment is how people lose money here: said on every page, beside the way to report it. */
function Safety({ onReport, updated }: { onReport: () => void; updated: string }) {
  const { safety } = texts
  return (
    <section aria-labelledby="cuidado" className="mt-10 rounded-card bg-sol-100 p-5">
      <div className="flex items-start gap-3">
        <ShieldAlert aria-hidden="true" className="size-7 flex-none" />
        <div className="min-w-0">
          <h2 id="cuidado" className="text-h3">
            {safety.title}
          </h2>
          <ul className="mt-2 list-disc pl-5">
            {safety.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-x-4">
            <Button
              look="ghost"
              size="sm"
              onClick={onReport}
              className="-ml-4 invisible in-data-hydrated:visible"
            >
              <Flag aria-hidden="true" />
              {safety.report}
            </Button>
            <span className="text-sm">{updated}</span>
          </div>
        </div>
      </div>
    </section>
  )
}
