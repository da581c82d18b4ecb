import { isAvailable } from '@portal/contract/shared/capabilities'
import { data, redirect } from 'react-router'
import { pageApi } from '~/platform/page-api.ts'
import type { Route } from './+types/property-redirect.ts'
import { notFoundAsPage } from './storefront/load-storefront.ts'

/** The address of a property by its id, for good at its page. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (!isAvailable('properties')) throw data(null, { status: 404 })
  const { path } = await pageApi(context)
    .get('/api/v1/properties/:id', { params: { id } })
    .catch(notFoundAsPage)
  return redirect(path, 301)
}

/** Never shown, but an address without a screen would answer what it throws as JSON. */
export default function PropertyRedirect() {
  return null
}
