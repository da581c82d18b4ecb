import { z } from 'zod'
import { ALT_MAX_LENGTH } from '../../ground/media/photo-rules.ts'
import { Email } from '../../shared/person-fields.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import {
  ADDRESS_MAX,
  AGE_RATINGS,
  EVENT_CATEGORIES,
  EVENT_DESCRIPTION_MAX,
  MOST_EXCEPTIONS,
  ORGANISER_MAX,
  PRICE_MAX_CENTS,
  TITLE_MAX,
  URL_MAX,
  VENUE_MAX,
} from './event.texts.ts'
import { COUNT_MAX, FREQUENCIES, INTERVAL_MAX, ORDINALS } from './recurrence.ts'

export const EventCategory = z.enum(EVENT_CATEGORIES, 'Escolha uma categoria.')
export const AgeRating = z.enum(AGE_RATINGS)

const day = z.iso.date('Escolha o dia.')
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora assim: 19:30.')
const link = z
  .url({ protocol: /^https?$/, message: 'Escreva o endereço completo, com https://.' })
  .max(URL_MAX)
/** Digits only; unlike `WhatsApp` it is read as well as written. */
const phone = z
  .string()
  .max(30)
  .overwrite((text) => text.replace(/\D/g, ''))
  .regex(/^\d{10,11}$/, 'O telefone deve ter 10 ou 11 dígitos (com DDD).')
const cents = z.int().min(1, 'Escreva um valor maior que zero.').max(PRICE_MAX_CENTS)

/** On the clocks of the city. Without a time it takes whole days. */
export const EventWhen = z
  .object({
    day,
    time: time.nullable(),
    /** The last day; left out where it ends on the day it begins, or in the night after it. */
    end_day: day.nullable(),
    end_time: time.nullable(),
  })
  .strict()
  .meta({ id: 'EventWhen' })
export type EventWhen = z.infer<typeof EventWhen>

export const EventRecurrence = z
  .object({
    frequency: z.enum(FREQUENCIES),
    interval: z.int().min(1).max(INTERVAL_MAX),
    weekdays: z.array(z.literal([0, 1, 2, 3, 4, 5, 6])).max(7),
    ordinal: z.literal(ORDINALS).nullable(),
    until: day.nullable(),
    count: z.int().min(1, 'Escreva quantas vezes.').max(COUNT_MAX).nullable(),
  })
  .strict()
  .refine(({ frequency, weekdays }) => frequency !== 'weekly' || weekdays.length > 0, {
    path: ['weekdays'],
    message: 'Escolha pelo menos um dia da semana.',
  })
  .refine(({ until, count }) => until === null || count === null, {
    path: ['count'],
    message: 'Escolha uma data final ou um número de vezes, não os dois.',
  })
  .meta({ id: 'EventRecurrence' })
export type EventRecurrence = z.infer<typeof EventRecurrence>

/** A business of the guide, a beach or attraction, or anywhere else. */
const ChosenVenue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('establishment'), id: z.uuid('Escolha o negócio.') }).strict(),
  z.object({ kind: z.literal('sight'), id: z.uuid('Escolha a praia ou atração.') }).strict(),
  z
    .object({
      kind: z.literal('address'),
      name: textLine(VENUE_MAX).min(2, 'Escreva onde será.'),
      address: textLine(ADDRESS_MAX),
      latitude: z.number().min(-90).max(90).nullable(),
      longitude: z.number().min(-180).max(180).nullable(),
    })
    .strict()
    .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
      path: ['longitude'],
      message: 'Marque o lugar no mapa de novo.',
    }),
])
export type ChosenVenue = z.infer<typeof ChosenVenue>

/** Everything an event says of itself, as an editor or a visitor writes it. */
export const EventContent = z
  .object({
    title: textLine(TITLE_MAX).min(3, 'Escreva um nome com pelo menos 3 letras.'),
    description: textBlock(EVENT_DESCRIPTION_MAX),
    category: EventCategory,
    poster: z
      .object({ id: z.uuid(), alt: textLine(ALT_MAX_LENGTH) })
      .strict()
      .nullable(),
    when: EventWhen,
    recurrence: EventRecurrence.nullable(),
    exception_days: z.array(day).max(MOST_EXCEPTIONS),
    venue: ChosenVenue,
    is_free: z.boolean(),
    price_min_cents: cents.nullable(),
    price_max_cents: cents.nullable(),
    ticket_url: link.nullable(),
    age_rating: AgeRating.nullable(),
    organiser: textLine(ORGANISER_MAX),
    /** For everybody to read. */
    contact_phone: phone.nullable(),
    contact_email: Email.nullable(),
    contact_url: link.nullable(),
  })
  .strict()
  .meta({ id: 'EventContent' })
export type EventContent = z.infer<typeof EventContent>
