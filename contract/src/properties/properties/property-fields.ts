import { z } from 'zod'
import { isCep, plainCep } from '../../shared/cep.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import {
  DISPLAY_ADDRESSES,
  IPTU_PERIODS,
  PROPERTY_AMENITIES,
  PROPERTY_AREA_MAX,
  PROPERTY_COST_MAX_CENTS,
  PROPERTY_KINDS,
  PROPERTY_PAPERS,
  PROPERTY_PHOTOS_MAX,
  PROPERTY_PRICE_MAX_CENTS,
  PROPERTY_STATUSES,
  PROPERTY_TEXT_MAX,
  PROPERTY_TITLE_MAX,
  PROPERTY_TYPES,
  PROPERTY_USAGES,
} from './properties.texts.ts'

export const PropertyKind = z.enum(PROPERTY_KINDS)
export const PropertyType = z.enum(PROPERTY_TYPES)
export const PropertyUsage = z.enum(PROPERTY_USAGES)
export const PropertyStatus = z.enum(PROPERTY_STATUSES)
export const PropertyAmenity = z.enum(PROPERTY_AMENITIES)
export const PropertyPaper = z.enum(PROPERTY_PAPERS)
export const DisplayAddress = z.enum(DISPLAY_ADDRESSES)

const price = z
  .int('Escreva o preço.')
  .min(1, 'Escreva um preço maior que zero.')
  .max(PROPERTY_PRICE_MAX_CENTS, 'Este preço é alto demais. Confira os centavos.')
  .nullable()
const cost = z
  .int('Escreva o valor.')
  .min(0, 'O valor não pode ser menor que zero.')
  .max(PROPERTY_COST_MAX_CENTS, 'Este valor é alto demais. Confira os centavos.')
const area = z
  .int('Escreva a área em metros quadrados, sem centímetros.')
  .min(1, 'Escreva uma área maior que zero.')
  .max(PROPERTY_AREA_MAX, 'Esta área é grande demais. Confira os metros.')
  .nullable()
const rooms = z.int('Escreva um número.').min(0).max(99, 'Use no máximo 99.').nullable()
const optionalLine = (most: number) =>
  textLine(most)
    .transform((text) => (text === '' ? null : text))
    .nullable()

/** All of a property but its photos, as its people or their feed write it. */
export const PropertyContent = z
  .object({
    title: textLine(PROPERTY_TITLE_MAX).min(3, 'Escreva um título.'),
    description: textBlock(PROPERTY_TEXT_MAX),
    code: optionalLine(50),
    type: PropertyType,
    usage: PropertyUsage,
    sale_price_cents: price,
    rent_price_cents: price,
    season_price_cents: price,
    /** By the month; zero is "sem condomínio", null "não informado". */
    condominium_cents: cost.nullable(),
    iptu: z
      .object({ cents: cost, period: z.enum(IPTU_PERIODS) })
      .strict()
      .nullable(),
    living_area: area,
    lot_area: area,
    bedrooms: rooms,
    suites: rooms,
    bathrooms: rooms,
    parking: rooms,
    amenities: z.array(PropertyAmenity).max(40),
    papers: z.array(PropertyPaper).max(PROPERTY_PAPERS.length),
    street: optionalLine(160),
    number: optionalLine(20),
    complement: optionalLine(80),
    neighbourhood: optionalLine(80),
    cep: z
      .string()
      .max(12)
      .transform((text) => (text.trim() === '' ? null : plainCep(text)))
      .refine((cep) => cep === null || isCep(cep), 'O CEP deve ter 8 dígitos.')
      .nullable(),
    display_address: DisplayAddress,
    location: z
      .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .strict()
      .nullable(),
  })
  .strict()
export type PropertyContent = z.infer<typeof PropertyContent>

const line = z.string().nullable()

/** The same as it is kept: nothing is left to be tidied. */
export const KeptPropertyContent = PropertyContent.extend({
  title: z.string(),
  description: z.string(),
  code: line,
  street: line,
  number: line,
  complement: line,
  neighbourhood: line,
  cep: line,
})

export const photoIds = z
  .array(z.uuid())
  .max(PROPERTY_PHOTOS_MAX, `Use no máximo ${PROPERTY_PHOTOS_MAX} fotos.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Cada foto uma vez.')
