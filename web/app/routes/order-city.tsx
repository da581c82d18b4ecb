import '../workplace.css'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { ComponentProps } from 'react'
import { data } from 'react-router'
import {
  type CityData,
  CityPage,
  type ScheduleSlot,
} from '~/features/storefront/orders/city/CityPage.tsx'
import {
  CITY_PARAMETERS,
  CITY_PATH,
  cityAddress,
} from '~/features/storefront/orders/city/city.rules.ts'
import { cityTexts as texts } from '~/features/storefront/orders/city/city.texts.ts'
import type { NeighbourhoodSheet } from '~/features/storefront/orders/city/NeighbourhoodSheet.tsx'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/order-city.ts'
import { useLazyPart } from './shell/use-lazy-part.ts'

const loadAgain = () =>
  import('~/features/storefront/orders/city/OrderedBefore.tsx').then(
    (module) => module.OrderedBefore,
  )
const loadBairros = () =>
  import('~/features/storefront/orders/city/NeighbourhoodSheet.tsx').then(
    (module) => module.NeighbourhoodSheet,
  )
const loadSchedule = () =>
  import('~/features/storefront/orders/city/ScheduleSheet.tsx').then(
    (module) => module.ScheduleSheet,
  )

export const handle = { searchParameters: [...CITY_PARAMETERS] }

const LONGEST = { bairro: 80, q: 60 }

/** The page stands without what could not be read, and says so. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<CityData> {
  if (!isAvailable('delivery')) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const [bairro, q] = CITY_PARAMETERS.map(
    (name) => asked.get(name)?.trim().slice(0, LONGEST[name]) || null,
  )
  const api = pageApi(context)
  const { reportError, now } = context.get(pageContext)
  const without = (error: unknown) => {
    reportError(error)
    return null
  }
  const place = bairro ? { bairro } : {}
  const [city, found] = await Promise.all([
    api.get('/api/v1/kitchens', { query: place }).catch(without),
    q ? api.get('/api/v1/kitchens/dishes', { query: { q, ...place } }).catch(without) : null,
  ])
  const named = city?.neighbourhoods.find(
    ({ name }) => name.toLocaleLowerCase('pt-BR') === bairro?.toLocaleLowerCase('pt-BR'),
  )
  return {
    bairro: named?.name ?? null,
    q: q ?? null,
    city,
    dishes: q ? (found?.dishes ?? []) : null,
    renderedAt: now.toISOString(),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const { bairro = null, q = null } = loaderData ?? {}
  return pageMetadata(
    {
      title: texts.pageTitle(bairro),
      description: texts.meta(site.identity.city.name),
      path: loaderData ? cityAddress({ bairro, q: null }) : CITY_PATH,
      // What people typed is no page of its own.
      hidden: !loaderData || q !== null,
    },
    site,
  )
}

export default function OrderCity({ loaderData }: Route.ComponentProps) {
  const { city, bairro } = loaderData
  const Again = useLazyPart(loadAgain, true)
  return (
    <CityPage
      data={loaderData}
      slots={{
        bairros: (props) =>
          city ? (
            <LaterBairros
              key={bairro ?? ''}
              neighbourhoods={city.neighbourhoods}
              chosen={bairro}
              {...props}
            />
          ) : null,
        schedule: (props) => <LaterSchedule {...props} />,
        again: Again ? <Again /> : null,
      }}
    />
  )
}

function LaterBairros(props: ComponentProps<typeof NeighbourhoodSheet>) {
  const Sheet = useLazyPart(loadBairros, props.open)
  return Sheet ? <Sheet {...props} /> : null
}

function LaterSchedule({ asked, onClose, now }: ScheduleSlot) {
  const Sheet = useLazyPart(loadSchedule, asked !== null)
  return Sheet && asked ? (
    <Sheet
      key={asked.kitchen.id}
      kitchen={asked.kitchen}
      first={asked.first}
      now={now}
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    />
  ) : null
}
