import { isAvailable } from '@portal/contract/shared/capabilities'
import { data } from 'react-router'

/** Until plans can be bought, the pages of a purchase do not exist. */
export function requirePlansOnSale() {
  if (!isAvailable('plansOnSale')) throw data(null, { status: 404 })
  return null
}
