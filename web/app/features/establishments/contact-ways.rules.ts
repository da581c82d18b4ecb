import type { Establishment } from '@portal/contract/establishments/establishment'
import type { Routes } from '~/platform/route-apps.ts'
import { businessTexts } from './business.texts.ts'
import { callLink, whatsAppLink } from './contact.rules.ts'
import { routesTo } from './route.rules.ts'

export type ContactWays = {
  chat: string | null
  call: string | null
  route: string | null
  routes: Routes | null
}

type Site = { siteName: string; city: { name: string } }

/** The links of a business: only those that lead somewhere. */
export function contactWays(business: Establishment, site: Site): ContactWays {
  const { whatsapp, phone, name } = business
  const greeting = businessTexts.actions.greeting(name, site.siteName)
  const routes = routesTo(business, site.city.name)
  return {
    chat: whatsapp ? whatsAppLink(whatsapp, greeting) : null,
    call: phone ? callLink(phone) : null,
    route: routes?.google ?? null,
    routes,
  }
}
