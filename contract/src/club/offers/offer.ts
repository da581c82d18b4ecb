import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment, momentText } from '../../shared/moment.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import {
  FLASH_MAX_HOURS,
  OFFER_AMOUNT_MAX_CENTS,
  OFFER_KINDS,
  OFFER_MAX_DAYS,
  OFFER_PER_MEMBER_MAX,
  OFFER_RULE_MAX,
  OFFER_STATES,
  OFFER_STOCK_MAX,
  OFFER_TITLE_MAX,
} from './offers.texts.ts'

/** Offers of businesses to members of the club: as visitors read them, and as owners write them. */

const HOUR_MS = 3_600_000
export const OfferKind = z.enum(OFFER_KINDS)
export const OfferState = z.enum(OFFER_STATES)

const terms = {
  kind: OfferKind,
  /** Percent, or centavos; null of what is no discount. */
  value: z.int().nullable(),
  title: z.string(),
  rule: z.string(),
  starts_at: moment,
  ends_at: moment,
  /** Days from Sunday (0). */
  days: z.array(z.int().min(0).max(6)),
  /** Of the city's day; null of both is the whole day. */
  from_minute: z.int().nullable(),
  until_minute: z.int().nullable(),
  is_flash: z.boolean(),
}
/** What a coupon keeps of its offer, whatever becomes of it: as it was written down. */
export const OfferTerms = z
  .object({ ...terms, starts_at: momentText, ends_at: momentText })
  .meta({ id: 'OfferTerms' })
export type OfferTerms = z.input<typeof OfferTerms>

export const OfferPlace = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  neighbourhood: z.string().nullable(),
  is_demo: z.boolean(),
})

export const Offer = z
  .object({
    id: z.uuid(),
    ...terms,
    /** Coupons left; null is no limit. */
    left: z.int().nullable(),
    per_member: z.int(),
    /** When it holds with its business open, from now on; null where the business does not say its hours. */
    holds: z.array(z.object({ from: moment, until: moment })).nullish(),
    establishment: OfferPlace,
  })
  .meta({ id: 'Offer' })
export type Offer = z.input<typeof Offer>

const reading = { method: 'GET', tag: 'Clube', status: 200 } as const

/** Flash offers first, by how soon they end; then what holds now. */
export const listOffers = endpoint({
  access: 'anyone',
  ...reading,
  path: '/api/v1/offers',
  summary: 'As ofertas do Clube que estão no ar',
  response: z.object({ offers: z.array(Offer), now: moment }),
})

export const listOffersOf = endpoint({
  access: 'anyone',
  ...reading,
  path: '/api/v1/establishments/:slug/offers',
  summary: 'As ofertas de um estabelecimento',
  params: z.object({ slug: z.string().max(120) }),
  response: z.object({ establishment_id: z.uuid(), offers: z.array(Offer), now: moment }),
})

/** Of what the member has not taken as often as allowed; a few. */
export const listOffersForMe = endpoint({
  access: 'person',
  ...reading,
  path: '/api/v1/my/offers',
  summary: 'Ofertas para a pessoa, pelas categorias e bairros do que salvou, ou as mais novas',
  response: z.object({
    offers: z.array(Offer),
    /** Why these: by saved places, or, where those lead to none, the newest. */
    basis: z.enum(['saved', 'newest']),
    now: moment,
  }),
})

const minute = z.int().min(0).max(1440).nullable()

const contentFields = z
  .object({
    kind: OfferKind,
    value: z.int('Escreva o valor.').nullable(),
    title: textLine(OFFER_TITLE_MAX).min(3, 'Escreva no que vale.'),
    rule: textBlock(OFFER_RULE_MAX),
    starts_at: momentText,
    ends_at: momentText,
    days: z.array(z.int().min(0).max(6)).min(1, 'Escolha pelo menos um dia.').max(7),
    from_minute: minute,
    until_minute: minute,
    is_flash: z.boolean(),
    stock: z
      .int('Escreva um número.')
      .min(1, 'Use pelo menos 1.')
      .max(OFFER_STOCK_MAX, `Use no máximo ${OFFER_STOCK_MAX}.`)
      .nullable(),
    per_member: z
      .int('Escreva um número.')
      .min(1, 'Use pelo menos 1.')
      .max(OFFER_PER_MEMBER_MAX, `Use no máximo ${OFFER_PER_MEMBER_MAX}.`),
    /** What a gift, a second one or a treat is worth, for what members saved. */
    worth_cents: z
      .int('Escreva o valor.')
      .min(1, 'Escreva o valor, ou deixe vazio.')
      .max(OFFER_AMOUNT_MAX_CENTS, 'Este valor é alto demais. Confira os centavos.')
      .nullable(),
  })
  .strict()

type Refused = { path: string; message: string }

/** What one field says of another. */
function problemsOf(content: z.infer<typeof contentFields>): Refused[] {
  const { kind, value, starts_at, ends_at, from_minute, until_minute, is_flash } = content
  const hours = (Date.parse(ends_at) - Date.parse(starts_at)) / HOUR_MS
  const problems: (Refused | null)[] = [
    kind === 'percent' && (value === null || value < 1 || value > 100)
      ? { path: 'value', message: 'Escreva uma porcentagem de 1 a 100.' }
      : null,
    kind === 'amount' && (value === null || value < 1 || value > OFFER_AMOUNT_MAX_CENTS)
      ? { path: 'value', message: 'Escreva o desconto em reais.' }
      : null,
    hours <= 0 ? { path: 'ends_at', message: 'O fim precisa vir depois do começo.' } : null,
    is_flash && hours > FLASH_MAX_HOURS
      ? {
          path: 'ends_at',
          message: `Uma oferta relâmpago dura no máximo ${FLASH_MAX_HOURS} horas.`,
        }
      : null,
    hours > OFFER_MAX_DAYS * 24
      ? { path: 'ends_at', message: `Use no máximo ${OFFER_MAX_DAYS} dias.` }
      : null,
    (from_minute === null) !== (until_minute === null)
      ? { path: 'until_minute', message: 'Escreva as duas horas, ou nenhuma.' }
      : null,
    from_minute !== null && from_minute === until_minute
      ? { path: 'until_minute', message: 'As duas horas não podem ser iguais.' }
      : null,
  ]
  return problems.filter((problem) => problem !== null)
}

const checked = <Schema extends z.ZodType<z.infer<typeof contentFields>>>(schema: Schema) =>
  schema.superRefine((content, context) => {
    for (const { path, message } of problemsOf(content)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })

export const OfferContent = checked(contentFields)
export type OfferContent = z.infer<typeof OfferContent>

/** As the people of the business and the team of the portal see it. */
export const OwnOffer = z
  .object({
    id: z.uuid(),
    ...terms,
    stock: z.int().nullable(),
    per_member: z.int(),
    worth_cents: z.int().nullable(),
    state: OfferState,
    /** Why it was refused. */
    reason: z.string().nullable(),
    /** Made by the portal for a partner: no plan is needed and none is used up. */
    is_by_portal: z.boolean(),
    /** Past what the plan includes: kept, and shown to nobody. */
    is_within_plan: z.boolean(),
    taken: z.int(),
    redeemed: z.int(),
    saved_cents: z.int(),
    version: z.int(),
    updated_at: moment,
    establishment: OfferPlace,
  })
  .meta({ id: 'OwnOffer' })
export type OwnOffer = z.input<typeof OwnOffer>

const place = z.object({ id: z.uuid() })
const one = place.extend({ offer: z.uuid() })
const BASE = '/api/v1/my/establishments/:id/offers'
const own = { tag: 'Meu negócio' } as const

export const listOwnOffers = endpoint({
  access: 'person',
  ...own,
  method: 'GET',
  path: BASE,
  summary: 'As ofertas do negócio, e quantas o plano inclui',
  params: place,
  response: z.object({
    offers: z.array(OwnOffer),
    limits: z.object({ active: z.int(), flash: z.int() }),
    may: z.object({ edit: z.boolean() }),
  }),
  status: 200,
})

/** The same id a second time is the one that is there. */
export const createOffer = endpoint({
  access: 'person',
  ...own,
  method: 'POST',
  path: BASE,
  summary: 'Cria uma oferta; vai ao ar depois da análise',
  params: place,
  body: checked(contentFields.extend({ id: z.uuid() })),
  response: OwnOffer,
  status: 201,
})

/** Coupons that were taken keep what they promised. New words are looked at again. */
export const updateOffer = endpoint({
  access: 'person',
  ...own,
  method: 'PUT',
  path: `${BASE}/:offer`,
  summary: 'Muda uma oferta',
  params: one,
  body: checked(contentFields.extend({ version: z.int().positive() })),
  response: OwnOffer,
  status: 200,
})

export const setOfferState = endpoint({
  access: 'person',
  ...own,
  method: 'POST',
  path: `${BASE}/:offer/state`,
  summary: 'Pausa, retoma ou encerra uma oferta',
  params: one,
  body: z
    .object({
      version: z.int().positive(),
      state: OfferState.extract(['published', 'paused', 'ended']),
    })
    .strict(),
  response: OwnOffer,
  status: 200,
})
