import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { Merchant } from '@portal/contract/storefront/open-delivery/merchant'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { weekHours } from './merchant-hours.rules.ts'
import type { Deps } from './open-delivery.feature.ts'
import type { PosConnection } from './pos-connections.store.ts'
import { uuidOf } from './pos-credentials.rules.ts'
import { presentMenu } from './present-merchant-menu.ts'
import { price } from './present-pos-order.ts'

/** How often it is worth reading again. */
const TTL_SECONDS = 900
/** A circle that holds a town: fees are by bairro here, which the standard cannot say. */
const TOWN_METERS = 10_000

/** The business and its menu as we have them, for a system that would like to take them over. */
export async function readMerchantDocument(
  { establishmentId, merchantId }: PosConnection,
  { stores, config }: Pick<Deps, 'stores' | 'config'>,
  now: Date,
): Promise<Merchant> {
  const place = await stores.posPlaces.find(establishmentId)
  const settings = await stores.ordering.find(establishmentId)
  if (!place?.cnpj || !settings) throw new NotFound('merchant-document', establishmentId)
  const [zones, sections, portal] = await Promise.all([
    stores.ordering.zones(establishmentId),
    stores.catalogue.listSections(establishmentId, 'menu'),
    stores.settings.read(),
  ])
  const { city, logoUrl } = siteIdentity(portal)
  const origin = config.publicOrigin
  const { content, pause } = settings
  const isPaused = pause !== null && (pause.until === null || pause.until > now)
  const state = place.isPublished && !isPaused ? ('AVAILABLE' as const) : ('UNAVAILABLE' as const)
  const menuId = uuidOf('open-delivery-menu', establishmentId)
  const latitude = place.latitude ?? city.latitude
  const longitude = place.longitude ?? city.longitude
  const own = (name: string) => uuidOf(`open-delivery-${name}`, establishmentId)
  const service = (serviceType: 'DELIVERY' | 'TAKEOUT' | 'INDOOR') => ({
    id: own(serviceType),
    status: state,
    serviceType,
    serviceTiming: {
      timing: content.takes_scheduled
        ? (['INSTANT', 'SCHEDULED'] as const).slice()
        : (['INSTANT'] as const).slice(),
    },
    menuId,
    serviceHours: { id: own('hours'), weekHours: weekHours(place.hours, now) },
  })
  const cheapest = [...zones].sort((one, other) => one.fee_cents - other.fee_cents)[0]
  const menu = presentMenu(sections, { origin, now })
  return {
    lastUpdate: now.toISOString(),
    TTL: TTL_SECONDS,
    id: merchantId ?? establishmentId,
    status: state,
    basicInfo: {
      name: place.name,
      document: place.cnpj.replace(/[^0-9A-Za-z]/g, '').toUpperCase(),
      corporateName: place.name,
      description: place.description ?? '',
      averagePreparationTime: content.preparation_minutes,
      minOrderValue: price(Math.min(...zones.map((zone) => zone.minimum_cents), Infinity) || 0),
      merchantType: 'RESTAURANT',
      merchantCategories: ['BRAZILIAN'],
      address: {
        country: 'BR',
        state: `BR-${city.state}`,
        city: city.name,
        district: place.neighbourhood ?? '',
        street: place.street ?? '',
        number: place.number ?? 's/n',
        postalCode: place.cep ?? '',
        complement: place.complement ?? '',
        latitude,
        longitude,
      },
      contactEmails: place.email ? [place.email] : [],
      contactPhones: {
        commercialNumber: place.phone ?? place.whatsapp ?? '',
        ...(place.whatsapp ? { whatsappNumber: place.whatsapp } : {}),
      },
      logoImage: { URL: new URL(logoUrl, origin).href },
    },
    services: [
      ...(content.takes_delivery
        ? [
            {
              ...service('DELIVERY'),
              serviceArea: {
                id: own('area'),
                geoRadius: {
                  geoMidpointLatitude: latitude,
                  geoMidpointLongitude: longitude,
                  radius: [
                    {
                      size: TOWN_METERS,
                      ...(cheapest
                        ? {
                            price: price(cheapest.fee_cents),
                            estimateDeliveryTime: content.preparation_minutes + cheapest.minutes,
                          }
                        : {}),
                    },
                  ],
                },
              },
            },
          ]
        : []),
      ...(content.takes_pickup ? [service('TAKEOUT')] : []),
      ...(content.takes_table ? [service('INDOOR')] : []),
    ],
    menus: [
      {
        id: menuId,
        name: 'Cardápio',
        externalCode: menuId,
        categoryId: menu.categories.map(({ id }) => id),
      },
    ],
    ...menu,
  }
}
