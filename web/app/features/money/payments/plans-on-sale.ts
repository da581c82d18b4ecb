import { data } from 'react-router'
import type { ApiClient } from '~/platform/api.ts'

/** While plans cannot be bought there is no page on which to buy one; what was bought has its own. */
export async function requirePlansOnSale(api: ApiClient) {
  const { plans_on_sale: isOnSale } = await api.get('/api/v1/portal-settings')
  if (!isOnSale) throw data(null, { status: 404 })
  return null
}
