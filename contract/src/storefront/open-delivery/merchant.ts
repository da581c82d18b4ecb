import { z } from 'zod'
import { merchantId, Price, utcMoment } from './pos-order.ts'

/** A business and its menu as Open Delivery 1.7.1 has them: flat lists that name each other by id. */

const status = z.enum(['AVAILABLE', 'UNAVAILABLE'])
export const MerchantImage = z.object({ URL: z.url(), 'CRC-32': z.string().optional() })
const ItemPrice = z.object({
  value: z.number().nonnegative(),
  originalValue: z.number().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

export const DAY_NAMES = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const
/** "10:00:00.000Z", "10:00:00Z" and "10:00Z" are one hour. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/)
const periods = z.object({ startTime: time, endTime: time })
export const Hours = z.object({
  dayOfWeek: z.array(z.enum(DAY_NAMES)).min(1),
  timePeriods: periods,
})

const NutritionalInfo = z.object({
  description: z.string(),
  calories: z.string(),
  /** The standard names sixty; those that we do not keep are passed over. */
  allergen: z.array(z.string()).optional(),
  additives: z.array(z.string()).optional(),
  suitableDiet: z.array(z.string()).optional(),
  isAlcoholic: z.boolean().optional(),
})

export const MerchantItem = z.object({
  id: z.string().min(1),
  name: z.string().min(1).max(150),
  description: z.string(),
  externalCode: z.string(),
  status: status.optional(),
  image: MerchantImage.optional(),
  images: z
    .array(MerchantImage.extend({ type: z.enum(['MAIN', 'THUMB']) }))
    .max(2)
    .optional(),
  nutritionalInfo: NutritionalInfo.partial().optional(),
  serving: z.int().optional(),
  unit: z.enum(['UN', 'KG', 'L', 'OZ', 'LB', 'GAL']),
  ean: z.string().optional(),
})
export const MerchantCategory = z.object({
  id: z.string().min(1),
  index: z.int(),
  name: z.string().min(1).max(150),
  description: z.string().optional(),
  externalCode: z.string(),
  status,
  availabilityId: z.array(z.string()).optional(),
  itemOfferId: z.array(z.string()).optional(),
})
export const MerchantItemOffer = z.object({
  id: z.string().min(1),
  itemId: z.string().min(1),
  index: z.int(),
  status: status.optional(),
  price: ItemPrice,
  availabilityId: z.array(z.string()).optional(),
  optionGroupsId: z.array(z.string()).optional(),
})
const MerchantOption = z.object({
  id: z.string().min(1),
  itemId: z.string().optional(),
  index: z.int().optional(),
  status: status.optional(),
  price: ItemPrice.optional(),
  maxPermitted: z.int().optional(),
})
export const MerchantOptionGroup = z.object({
  id: z.string().min(1),
  index: z.int(),
  name: z.string().min(1).max(150),
  description: z.string().optional(),
  externalCode: z.string(),
  status,
  minPermitted: z.int().min(0),
  maxPermitted: z.int().min(0),
  priceMethod: z.enum(['SUM', 'MAX', 'AVG']).optional(),
  options: z.array(MerchantOption).optional(),
})
export const MerchantAvailability = z.object({
  id: z.string().min(1),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  hours: z.array(Hours),
})

const Service = z.object({
  id: z.uuid(),
  status,
  serviceType: z.enum(['DELIVERY', 'TAKEOUT', 'INDOOR']),
  serviceTiming: z
    .object({
      timing: z.array(z.enum(['INSTANT', 'SCHEDULED', 'ONDEMAND'])).optional(),
      schedule: z
        .object({
          scheduleTimeWindow: z.string(),
          scheduleStartWindow: z.string(),
          scheduleEndWindow: z.string(),
        })
        .optional(),
    })
    .optional(),
  menuId: z.uuid(),
  serviceArea: z
    .object({
      id: z.uuid(),
      geoRadius: z
        .object({
          geoMidpointLatitude: z.number().min(-90).max(90),
          geoMidpointLongitude: z.number().min(-180).max(180),
          radius: z.array(
            z.object({
              size: z.int(),
              price: Price.optional(),
              estimateDeliveryTime: z.int().optional(),
            }),
          ),
        })
        .optional(),
    })
    .optional(),
  serviceHours: z.object({
    id: z.uuid(),
    weekHours: z.array(Hours),
    holidayHours: z.array(z.object({ date: z.iso.date(), timePeriods: periods })).optional(),
  }),
})

/** What we serve. What others serve is read entity by entity (`merchant-import`), so that one fault is one line. */
export const Merchant = z
  .object({
    lastUpdate: utcMoment,
    TTL: z.int().min(500).max(86_400),
    id: merchantId,
    status,
    basicInfo: z.object({
      name: z.string().min(1).max(500),
      /** The standard has digits only; CNPJs have letters since July 2026. */
      document: z.string().regex(/^[0-9A-Z]{12}\d{2}$/),
      corporateName: z.string().min(1).max(500),
      description: z.string(),
      averagePreparationTime: z.number(),
      minOrderValue: Price,
      merchantType: z.enum(['RESTAURANT']),
      merchantCategories: z.array(z.string()),
      address: z.object({
        country: z.string().regex(/^[A-Z]{2}$/),
        state: z.string(),
        city: z.string(),
        district: z.string(),
        street: z.string(),
        number: z.string(),
        postalCode: z.string(),
        complement: z.string(),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
      contactEmails: z.array(z.string()),
      contactPhones: z.object({
        commercialNumber: z.string(),
        whatsappNumber: z.string().optional(),
      }),
      logoImage: MerchantImage,
    }),
    services: z.array(Service),
    menus: z.array(
      z.object({
        id: z.uuid(),
        name: z.string().min(1).max(500),
        description: z.string().optional(),
        externalCode: z.string(),
        categoryId: z.array(z.uuid()),
      }),
    ),
    categories: z.array(MerchantCategory),
    itemOffers: z.array(MerchantItemOffer),
    items: z.array(MerchantItem),
    optionGroups: z.array(MerchantOptionGroup).optional(),
    availabilities: z.array(MerchantAvailability).optional(),
  })
  .meta({ id: 'PosMerchant' })
export type Merchant = z.infer<typeof Merchant>
