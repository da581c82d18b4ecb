import { z } from 'zod'
import { PLACE_BOUNDS } from '../../ground/base-map/place-bounds.ts'
import { isCep, plainCep } from '../../shared/cep.ts'
import { isCnpj, plainCnpj } from '../../shared/cnpj.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { Amenity, Module, PaymentMethod, Place } from './establishment.ts'
import { MOST_ROOMS } from './kind-facts.ts'

const ELSEWHERE = 'O ponto no mapa fica fora do município. Marque de novo.'

type Text = z.ZodType<string, string>

/** What a form leaves empty is stored as null, never as an empty text. */
const orNull = (schema: Text) => schema.nullable().overwrite((text) => text || null)

/** A text in its plain form, which must then pass; an empty one is none at all. */
const plain = (
  max: number,
  plainly: (text: string) => string,
  isRight: (text: string) => boolean,
  message: string,
) =>
  orNull(
    z
      .string()
      .trim()
      .max(max)
      .overwrite((text) => (text === '' ? text : plainly(text)))
      .refine((text) => text === '' || isRight(text), message),
  )

const line = (max: number) => orNull(textLine(max))
const digits = (text: string) => text.replace(/\D/g, '')

/** "www.exemplo.com" is what people type; a browser needs the beginning too. */
const withScheme = (text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /[^.]\.[^.]/.test(url.hostname) &&
    !url.username
  )
}

/** The name of a profile, whether its address was pasted or the name typed. */
const profileName = (site: RegExp) => (text: string) =>
  text
    .replace(site, '')
    .replace(/^@/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')

const INSTAGRAM = /^(https?:\/\/)?(www\.)?instagram\.com\//i
const FACEBOOK = /^(https?:\/\/)?(www\.|m\.|web\.)?(facebook|fb)\.com\//i
const lower = (text: string) => text.toLowerCase()
const passes = (shape: RegExp) => (text: string) => shape.test(text)

const ROOMS = `Escreva quantos quartos há, de 1 a ${MOST_ROOMS}.`
const clock = plain(
  5,
  (text) => text.padStart(5, '0'),
  passes(/^([01]\d|2[0-3]):[0-5]\d$/),
  'Escreva a hora como 14:00.',
)

const once = <Item extends z.ZodType>(item: Item, most: number, tooMany?: string) =>
  z
    .array(item)
    .max(most, tooMany)
    .overwrite((items) => [...new Set(items)])

/** What its owner writes of a listing. Hours and photos have calls of their own. */
export const EstablishmentFields = z
  .object({
    name: textLine(120).min(2, 'Escreva o nome do negócio.'),
    category_id: z.uuid('Escolha uma categoria.'),
    subcategory_id: z.uuid().nullable(),
    specialties: once(
      textLine(40, 'Cada especialidade tem no máximo 40 letras. Separe com vírgulas.').min(1),
      20,
      'Use no máximo 20 especialidades.',
    ),
    description: orNull(textBlock(4000)),
    cnpj: plain(30, plainCnpj, isCnpj, 'Confira o CNPJ: os dígitos não batem.'),
    phone: plain(30, digits, passes(/^\d{8,11}$/), 'O telefone deve ter de 8 a 11 dígitos.'),
    whatsapp: plain(
      30,
      digits,
      passes(/^\d{10,11}$/),
      'O WhatsApp deve ter 10 ou 11 dígitos (com DDD).',
    ),
    email: plain(254, lower, passes(z.regexes.email), 'Email inválido.'),
    website: plain(290, withScheme, isWebAddress, 'Confira o endereço do site.'),
    instagram: plain(
      200,
      profileName(INSTAGRAM),
      passes(/^[A-Za-z0-9._]{1,30}$/),
      'Escreva só o nome de usuário do Instagram.',
    ),
    facebook: plain(
      200,
      profileName(FACEBOOK),
      passes(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$/),
      'Escreva só o nome da página do Facebook.',
    ),
    street: line(160),
    number: line(20),
    complement: line(80),
    neighbourhood: line(80),
    cep: plain(12, plainCep, isCep, 'O CEP deve ter 8 dígitos.'),
    place: Place.extend({
      latitude: z.number().min(PLACE_BOUNDS.south, ELSEWHERE).max(PLACE_BOUNDS.north, ELSEWHERE),
      longitude: z.number().min(PLACE_BOUNDS.west, ELSEWHERE).max(PLACE_BOUNDS.east, ELSEWHERE),
    }).nullable(),
    price_range: z.int().min(1).max(4).nullable(),
    payment_methods: once(PaymentMethod, 10),
    amenities: once(Amenity, 30),
    accessibility_notes: orNull(textBlock(500)),
    check_in: clock,
    check_out: clock,
    rooms: z.int(ROOMS).min(1, ROOMS).max(MOST_ROOMS, ROOMS).nullable(),
    modules: once(Module, 5),
  })
  .strict()
export type EstablishmentFields = z.output<typeof EstablishmentFields>

export const EstablishmentChanges = EstablishmentFields.partial()
export type EstablishmentChanges = z.output<typeof EstablishmentChanges>
