import '../workplace.css'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { data, redirect } from 'react-router'
import { CityPropertiesPage } from '~/features/properties/properties/CityPropertiesPage.tsx'
import {
  CITY_PARAMETERS,
  CITY_PATH,
  cityAddress,
  cityQuery,
  noFilters,
  readCity,
} from '~/features/properties/properties/city-address.rules.ts'
import { cityTexts as texts } from '~/features/properties/properties/city-properties.texts.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/city-properties.ts'

export const handle = { searchParameters: CITY_PARAMETERS }

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!isAvailable('properties')) throw data(null, { status: 404 })
  const state = readCity(new URL(request.url).searchParams)
  const list = await pageApi(context)
    .get('/api/v1/city-properties', { query: cityQuery(state) })
    .catch((error: unknown) => {
      // A page that was there once, as its cursor says, and is no more.
      if (error instanceof ApiError && error.code === 'cursor.invalid') {
        throw redirect(cityAddress(state))
      }
      throw error
    })
  return { list, state, renderedAt: context.get(pageContext).now.toISOString() }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const city = site.identity.city.name
  const state = loaderData?.state
  return pageMetadata(
    {
      title: texts.pageTitle[state?.negocio ?? 'venda'](city),
      description: texts.meta(city),
      // Filters and pages are ways to look at the same list.
      path: state
        ? cityAddress({ ...noFilters(state), ordem: 'recentes', ver: undefined })
        : CITY_PATH,
    },
    site,
  )
}

export default function CityProperties({ loaderData, matches }: Route.ComponentProps) {
  const { list, state, renderedAt } = loaderData
  return (
    <CityPropertiesPage
      list={list}
      state={state}
      city={siteOf(matches).identity.city.name}
      renderedAt={renderedAt}
    />
  )
}
