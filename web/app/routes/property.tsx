import '../workplace.css'
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { lazy, useState } from 'react'
import { data, redirect } from 'react-router'
import { callLink, whatsAppLink } from '~/features/guide/establishments/contact.rules.ts'
import type { ReportSubject } from '~/features/guide/reports/ReportDialog.tsx'
import { PropertyGallery } from '~/features/properties/properties/PropertyGallery.tsx'
import { PropertyPage } from '~/features/properties/properties/PropertyPage.tsx'
import { propertiesTexts as texts } from '~/features/properties/properties/properties.texts.ts'
import { propertyPath } from '~/features/properties/properties/property-address.rules.ts'
import { propertyJsonLd } from '~/features/properties/properties/property-json-ld.ts'
import { priceLines } from '~/features/properties/properties/property-text.rules.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { absolute, pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import type { Route } from './+types/property.ts'
import { dialogsTexts } from './shell/dialogs.texts.ts'
import { useLazyPart } from './shell/use-lazy-part.ts'
import { notFoundAsPage } from './storefront/load-storefront.ts'

const PhotoViewer = lazy(() =>
  import('~/features/guide/establishments/PhotoViewer.tsx').then((module) => ({
    default: module.PhotoViewer,
  })),
)
const loadLeadForm = () =>
  import('~/features/properties/properties/LeadForm.tsx').then((module) => module.LeadForm)
const loadReport = () =>
  import('~/features/guide/reports/ReportDialog.tsx').then((module) => module.ReportDialog)

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isAvailable('properties')) throw data(null, { status: 404 })
  const api = pageApi(context)
  const { slug, property: name } = params
  const [property, business, settings] = await Promise.all([
    api
      .get('/api/v1/establishments/:slug/properties/:property', {
        params: { slug, property: name },
      })
      .catch(notFoundAsPage),
    api.get('/api/v1/establishments/:slug', { params: { slug } }).catch(notFoundAsPage),
    api.get('/api/v1/portal-settings').catch(() => null),
  ])
  const path = propertyPath(property.advertiser.slug, property.slug)
  if (property.advertiser.slug !== slug) throw redirect(path, 301)
  const { publicOrigin: origin, now } = context.get(pageContext)
  const { phone, whatsapp } = business
  const message = texts.whatsAppMessage(property.title, absolute(path, origin))
  const jsonLd: object = propertyJsonLd(property, { identity: siteIdentity(settings), origin })
  return {
    property,
    isDemo: business.is_demo,
    // Written here, so that their code stays on the server.
    contact: {
      whatsapp: whatsapp ? whatsAppLink(whatsapp, message) : null,
      call: phone ? callLink(phone) : null,
    },
    jsonLd,
    renderedAt: now.toISOString(),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata({ title: texts.notFound, path: location.pathname, hidden: true }, site)
  }
  const { property, jsonLd } = loaderData
  const prices = priceLines(property).map(({ price, per }) => `${price} ${per}`.trim())
  return pageMetadata(
    {
      title: property.title,
      description: [...prices, property.neighbourhood, property.advertiser.name].join(' · '),
      path: propertyPath(property.advertiser.slug, property.slug),
      jsonLd: [jsonLd],
    },
    site,
  )
}

export default function PropertyRoute({ loaderData }: Route.ComponentProps) {
  const { property, contact, isDemo, renderedAt } = loaderData
  const [reported, setReported] = useState<ReportSubject | null>(null)
  const LeadForm = useLazyPart(loadLeadForm, true)
  const Report = useLazyPart(loadReport, reported !== null, () => {
    setReported(null)
    toast({ ...dialogsTexts.unavailable, variant: 'destructive' })
  })
  const { id, title, photos } = property
  return (
    <>
      <PropertyPage
        key={id}
        property={property}
        contact={contact}
        isDemo={isDemo}
        renderedAt={renderedAt}
        gallery={<PropertyGallery photos={photos} title={title} Viewer={PhotoViewer} />}
        leadForm={
          LeadForm ? (
            <LeadForm property={property} />
          ) : (
            <Skeleton shape="block" className="hidden h-120 in-data-hydrated:block" />
          )
        }
        onReport={() => setReported({ kind: 'property', id, name: title })}
      />
      {Report ? <Report subject={reported} onClose={() => setReported(null)} /> : null}
    </>
  )
}
