import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { Email } from '../../shared/person-fields.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import {
  CONTRIBUTION_KINDS,
  CONTRIBUTION_PHOTOS_MAX,
  CONTRIBUTION_STATUSES,
  CONTRIBUTION_TEXT_MAX,
  CONTRIBUTION_TITLE_MAX,
  CONTRIBUTION_TITLE_MIN,
  CREDIT_NAME_MAX,
  consentFor,
  mayBePrivate,
  needsPhotos,
  needsText,
  PLACE_NAME_MAX,
} from './contribution.texts.ts'

const tag = 'Você no Portal'

export const ContributionKind = z.enum(CONTRIBUTION_KINDS, 'Escolha o que você quer enviar.')
export const ContributionStatus = z.enum(CONTRIBUTION_STATUSES)

/** Where it was: a beach or attraction with a page, or only a name. */
export const ContributionPlace = z.object({
  name: z.string(),
  sight: z.object({ kind: z.enum(['beach', 'attraction']), slug: z.string() }).nullable(),
})

/** As the gallery, the home and a list show it. */
export const ContributionCard = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    kind: ContributionKind,
    title: z.string(),
    /** The beginning of the text. */
    summary: z.string(),
    /** Null where the person wants no name shown. */
    credit_name: z.string().nullable(),
    place: ContributionPlace.nullable(),
    photo: Photo.nullable(),
    likes: z.int(),
    published_at: moment,
  })
  .meta({ id: 'ContributionCard' })
export type ContributionCard = z.input<typeof ContributionCard>

export const Contribution = ContributionCard.extend({
  text: z.string(),
  happened_on: z.iso.date().nullable(),
  photos: z.array(Photo),
  /** What the team answered, where it did. */
  answer: z.object({ text: z.string(), answered_at: moment }).nullable(),
  updated_at: moment,
}).meta({ id: 'Contribution' })
export type Contribution = z.input<typeof Contribution>

/** Published ones, the newest first. */
export const listContributions = endpoint({
  method: 'GET',
  path: '/api/v1/contributions',
  access: 'anyone',
  tag,
  summary: 'Participações publicadas',
  query: z.object({
    kind: ContributionKind.optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(48).default(24),
  }),
  response: z.object({
    contributions: z.array(ContributionCard),
    next_cursor: z.string().nullable(),
  }),
  status: 200,
})

export const readContribution = endpoint({
  method: 'GET',
  path: '/api/v1/contributions/:slug',
  access: 'anyone',
  tag,
  summary: 'Uma participação publicada',
  params: z.object({ slug: z.string().max(100) }),
  response: Contribution,
  status: 200,
})

const Place = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('sight'), id: z.uuid() }).strict(),
    z
      .object({
        kind: z.literal('named'),
        name: textLine(PLACE_NAME_MAX).min(2, 'Escreva o nome do lugar.'),
      })
      .strict(),
  ])
  .nullable()

export const NewContribution = z
  .object({
    /** Made by the browser once per contribution: sending it twice keeps it once. */
    client_id: z.uuid(),
    kind: ContributionKind,
    title: textLine(CONTRIBUTION_TITLE_MAX).min(
      CONTRIBUTION_TITLE_MIN,
      `Dê um título com pelo menos ${CONTRIBUTION_TITLE_MIN} letras.`,
    ),
    text: textBlock(CONTRIBUTION_TEXT_MAX).default(''),
    /** As it shall appear; null for no name. */
    credit_name: textLine(CREDIT_NAME_MAX)
      .min(2, 'Escreva o nome como deve aparecer, ou escolha não mostrar nome.')
      .nullable(),
    place: Place.default(null),
    /** Not after today, which the use case knows. */
    happened_on: z.iso.date('Confira a data.').nullable().default(null),
    /** The person's own photos, ready, in order; only for who is signed in. */
    photos: z
      .array(z.uuid())
      .max(CONTRIBUTION_PHOTOS_MAX, `Escolha até ${CONTRIBUTION_PHOTOS_MAX} fotos.`)
      .default([]),
    is_private: z.boolean().default(false),
    /** Where the answer goes. For who is signed in it is the account's. */
    email: Email.optional(),
    consent_version: z.string().max(40),
  })
  .strict()
  .refine(({ kind, text }) => !needsText(kind) || text.length >= 10, {
    path: ['text'],
    message: 'Conte um pouco mais: pelo menos 10 letras.',
  })
  .refine(({ kind, photos }) => !needsPhotos(kind) || photos.length > 0, {
    path: ['photos'],
    message: 'Escolha ao menos uma foto.',
  })
  .refine(({ kind, is_private }) => !is_private || mayBePrivate(kind), {
    path: ['is_private'],
    message: 'Só uma reclamação pode ficar entre você e a equipe.',
  })
  .refine((input) => input.consent_version === consentFor(input).version, {
    path: ['consent_version'],
    message: 'Para enviar, marque a autorização. Se o texto mudou, recarregue a página.',
  })
export type NewContribution = z.infer<typeof NewContribution>

/** By anybody. Without an account (or with an e-mail not yet confirmed) a link in the mail goes first. */
export const sendContribution = endpoint({
  method: 'POST',
  path: '/api/v1/contributions',
  access: 'optional-person',
  tag,
  summary: 'Envia uma foto, história, dica ou reclamação',
  body: NewContribution,
  response: z.object({ id: z.uuid(), status: z.enum(['unconfirmed', 'pending']) }),
  status: 201,
})

/** The same as who sent it reads it. */
export const OwnContribution = z
  .object({
    id: z.uuid(),
    /** Null while it is not shown to everybody. */
    slug: z.string().nullable(),
    kind: ContributionKind,
    title: z.string(),
    text: z.string(),
    credit_name: z.string().nullable(),
    place: ContributionPlace.nullable(),
    photos: z.array(Photo),
    is_private: z.boolean(),
    status: ContributionStatus,
    status_reason: z.string().nullable(),
    answer: z.object({ text: z.string(), answered_at: moment }).nullable(),
    consent_version: z.string(),
    consented_at: moment,
    created_at: moment,
    likes: z.int(),
    may: z.object({ confirm: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'OwnContribution' })
export type OwnContribution = z.input<typeof OwnContribution>

/** In the body, so that no log ever holds it. */
const token = z
  .object({
    token: z
      .string()
      .regex(/^[\w-]{43}$/, 'Este link não vale mais. Confira se copiou o endereço inteiro.'),
  })
  .strict()

export const readSentContribution = endpoint({
  method: 'POST',
  path: '/api/v1/contributions/sent/read',
  access: 'link',
  tag,
  summary: 'A participação por trás de um link enviado por e-mail',
  body: token,
  response: OwnContribution,
  status: 200,
})

export const confirmContribution = endpoint({
  method: 'POST',
  path: '/api/v1/contributions/sent/confirm',
  access: 'link',
  tag,
  summary: 'Confirma o e-mail e põe a participação na fila',
  body: token,
  response: OwnContribution,
  status: 200,
})

/** Takes it off the air at once and removes its photos. */
export const withdrawSentContribution = endpoint({
  method: 'POST',
  path: '/api/v1/contributions/sent/withdraw',
  access: 'link',
  tag,
  summary: 'Retira a autorização, pelo link enviado por e-mail',
  body: token,
  response: OwnContribution,
  status: 200,
})

export const listMyContributions = endpoint({
  method: 'GET',
  path: '/api/v1/my/contributions',
  access: 'person',
  tag,
  summary: 'O que a pessoa enviou',
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({
    contributions: z.array(OwnContribution),
    next_cursor: z.string().nullable(),
  }),
  status: 200,
})

export const withdrawContribution = endpoint({
  method: 'POST',
  path: '/api/v1/my/contributions/:id/withdraw',
  access: 'person',
  tag,
  summary: 'Retira a autorização de algo que a pessoa enviou',
  params: z.object({ id: z.uuid() }),
  response: OwnContribution,
  status: 200,
})

/** A secret of the browser, made with its first "curtir"; only its hash is kept. */
const device = z.string().regex(/^[\w-]{22,64}$/)

/** Says how it shall be, so that a repeated tap changes nothing. */
export const likeContribution = endpoint({
  method: 'POST',
  path: '/api/v1/contributions/:id/like',
  access: 'optional-person',
  tag,
  summary: 'Curte ou deixa de curtir, uma vez por pessoa',
  params: z.object({ id: z.uuid() }),
  body: z.object({ device, liked: z.boolean() }).strict(),
  response: z.object({ likes: z.int(), liked: z.boolean() }),
  status: 200,
})

/** By a write: the secret of the browser goes in the body. */
export const listLikedContributions = endpoint({
  method: 'POST',
  path: '/api/v1/contributions/liked',
  access: 'optional-person',
  tag,
  summary: 'Quais destas a pessoa já curtiu',
  body: z.object({ device: device.nullable(), ids: z.array(z.uuid()).min(1).max(48) }).strict(),
  response: z.object({ liked: z.array(z.uuid()) }),
  status: 200,
})
