import '../workplace.css'
import { Store } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useProfile } from '~/features/people/profiles/profile.queries.ts'
import { CheckoutScreen } from '~/features/storefront/orders/CheckoutScreen.tsx'
import { checkoutTexts as texts } from '~/features/storefront/orders/checkout.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import type { Route } from './+types/order-checkout.ts'
import { loadStorefront } from './storefront/load-storefront.ts'
import { placeOf } from './storefront/place-of.ts'
import { storefrontAt } from './storefront/storefronts.ts'

export const loader = (given: Route.LoaderArgs) =>
  loadStorefront(storefrontAt(new URL(given.request.url).pathname), given, '/pedido')

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const title = loaderData ? texts.pageTitle(loaderData.business.name) : texts.title
  return pageMetadata({ title, path: location.pathname, hidden: true }, siteOf(matches))
}

/** Below the page of a catalogue: what was chosen there, to be sent. */
export default function OrderCheckout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const kind = storefrontAt(pathname)
  const place = useMemo(() => placeOf(kind, loaderData), [kind, loaderData])
  const profile = useProfile().data
  const person = useMemo(
    () => (profile ? { name: profile.full_name ?? '', phone: profile.whatsapp ?? '' } : null),
    [profile],
  )
  if (!place) {
    const { title, text, action } = texts.unavailable
    return (
      <Outcome icon={<Store />} title={title} text={text}>
        <LinkButton to={`/guia/${loaderData.business.slug}`}>{action}</LinkButton>
      </Outcome>
    )
  }
  return (
    <CheckoutScreen
      key={loaderData.business.id}
      place={place}
      renderedAt={loaderData.renderedAt}
      person={person}
      onStale={() => void revalidate()}
    />
  )
}
