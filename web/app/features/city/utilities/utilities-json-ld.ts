import { dutyAt } from '@portal/contract/city/utilities/duty-rules'
import { phoneText } from '@portal/contract/city/utilities/phone.texts'
import type { DutyShift, PublicNotice, Utilities } from '@portal/contract/city/utilities/utility'
import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { ItemList, Pharmacy, SpecialAnnouncement, WithContext } from 'schema-dts'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { UTILITY_PAGE } from './utilities.constants.ts'
import { utilitiesTexts as texts } from './utilities.texts.ts'

type Site = { identity: SiteIdentity; origin: string }
const CONTEXT = 'https://schema.org'

/** Numbers, the pharmacy on duty when the page was made, and the notices, as machines read them. */
export function utilitiesJsonLd({ entries, rota, notices }: Utilities, now: Date, site: Site) {
  const list: WithContext<ItemList> = {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name: texts.title,
    url: absolute(UTILITY_PAGE, site.origin),
    itemListElement: entries
      .filter(({ kind, phones }) => kind === 'emergency' && phones.length > 0)
      .map(({ title, phones, body }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'EmergencyService',
          name: title,
          telephone: phoneText(phones[0]?.number ?? ''),
          ...(body ? { description: body } : {}),
          areaServed: { '@type': 'City', name: site.identity.city.name },
        },
      })),
  }
  const pharmacies = dutyAt(rota, now).current.map(({ shift, until }) =>
    pharmacyOf(shift, until, site),
  )
  return [list, ...pharmacies, ...notices.map((notice) => announcementOf(notice, site))]
}

function pharmacyOf(shift: DutyShift, until: Date, { identity, origin }: Site) {
  const pharmacy: WithContext<Pharmacy> = {
    '@context': CONTEXT,
    '@type': 'Pharmacy',
    name: shift.name,
    ...(shift.phone ? { telephone: phoneText(shift.phone) } : {}),
    ...(shift.slug ? { url: absolute(`/guia/${shift.slug}`, origin) } : {}),
    ...(shift.address
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: shift.address,
            addressLocality: identity.city.name,
            addressRegion: identity.city.state,
            addressCountry: 'BR',
          },
        }
      : {}),
    specialOpeningHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      validFrom: shift.starts_at,
      validThrough: until.toISOString(),
    },
  }
  return pharmacy
}

function announcementOf(notice: PublicNotice, { identity, origin }: Site) {
  const announcement: WithContext<SpecialAnnouncement> = {
    '@context': CONTEXT,
    '@type': 'SpecialAnnouncement',
    name: notice.title,
    text: notice.body,
    url: notice.link ?? absolute(UTILITY_PAGE, origin),
    datePosted: notice.starts_at,
    ...(notice.ends_at ? { expires: notice.ends_at } : {}),
    spatialCoverage: { '@type': 'City', name: identity.city.name },
    publisher: { '@type': 'Organization', name: notice.source },
  }
  return announcement
}
