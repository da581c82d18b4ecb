import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import type { Routes } from '~/platform/route-apps.ts'
import { businessTexts } from './business.texts.ts'
import { callLink, whatsAppLink } from './contact.rules.ts'
import { routesTo } from './route.rules.ts'

export type ContactWays = {
  /** Its menu, and what is done there; the one red action where it is. */
  order: readonly [path: string, label: string] | null
  chat: string | null
  call: string | null
  route: string | null
  routes: Routes | null
}

type Site = { siteName: string; city: { name: string } }

/** The links of a business: only those that lead somewhere. */
export function contactWays(
  business: Establishment,
  site: Site,
  order?: { isNow: boolean } | null,
): ContactWays {
  const { whatsapp, phone, name } = business
  const greeting = businessTexts.actions.greeting(name, site.siteName)
  const routes = routesTo(business, site.city.name)
  const { order: now, schedule } = businessTexts.actions
  return {
    order: order ? [`/cardapio/${business.slug}`, order.isNow ? now : schedule] : null,
    chat: whatsapp ? whatsAppLink(whatsapp, greeting) : null,
    call: phone ? callLink(phone) : null,
    route: routes?.google ?? null,
    routes,
  }
}
