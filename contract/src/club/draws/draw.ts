import { z } from 'zod'
import { isCpf, plainCpf } from '../../shared/cpf.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { FileBytes } from '../../shared/file-bytes.ts'
import { moment, momentText } from '../../shared/moment.ts'
import { BirthDate, FullName } from '../../shared/person-fields.ts'
import { DRAW_FALLBACKS } from './draw-rules.ts'
import { ENTRY_REASONS } from './draws.texts.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const tag = 'Clube'

export const EntryReason = z.enum(ENTRY_REASONS)
const PublicStatus = z.enum(['open', 'frozen', 'drawn'])

export const DrawPrize = z
  .object({ title: z.string(), description: z.string(), value_cents: z.int() })
  .meta({ id: 'DrawPrize' })

/** What the authorisation says, for whoever wants to check it. */
export const DrawRecord = z
  .object({
    promoter_name: z.string(),
    promoter_cnpj: z.string(),
    adherents: z.array(z.object({ name: z.string(), cnpj: z.string() })),
    process_number: z.string(),
    certificate_number: z.string(),
    certificate_from: z.iso.date(),
    certificate_until: z.iso.date(),
    regulation_sha256: sha256,
    territory: z.string(),
    rule: z.string(),
    series_count: z.int(),
    fallback: z.enum(DRAW_FALLBACKS),
    entry_reasons: z.array(EntryReason),
    registered_at: moment,
  })
  .meta({ id: 'DrawRecord' })
export type DrawRecord = z.input<typeof DrawRecord>

/** A draw in a list; only those with a legal record that were opened. */
export const DrawCard = z
  .object({
    number: z.int(),
    title: z.string(),
    summary: z.string(),
    is_demo: z.boolean(),
    status: PublicStatus,
    opens_at: moment,
    closes_at: moment,
    extraction_at: moment,
    first_prize: z.string(),
    series_count: z.int(),
    /** The number that won the first prize. */
    first_winner: z.int().nullable(),
  })
  .meta({ id: 'DrawCard' })
export type DrawCard = z.input<typeof DrawCard>

export const DrawFile = z
  .object({ sha256, bytes: z.int(), created_at: moment })
  .meta({ id: 'DrawFile' })
export type DrawFile = z.input<typeof DrawFile>

export const DrawExtraction = z
  .object({ contest: z.int(), extracted_at: moment, lines: z.array(z.string()) })
  .meta({ id: 'DrawExtraction' })

export const DrawWinner = z
  .object({
    prize: z.int(),
    drawn: z.int(),
    /** Null where fewer numbers than prizes were given. */
    number: z.int().nullable(),
    /** The neighbours in the list, for whoever looks it up. */
    before: z.int().nullable(),
    after: z.int().nullable(),
    participant: z.string().nullable(),
    /** "L••••• M."; null once it is forgotten. */
    name: z.string().nullable(),
    place: z.string().nullable(),
    notified_at: moment.nullable(),
    delivered_at: moment.nullable(),
    lapsed_at: moment.nullable(),
    claim_until: z.iso.date().nullable(),
  })
  .meta({ id: 'DrawWinner' })
export type DrawWinner = z.input<typeof DrawWinner>

export const Draw = DrawCard.extend({
  record: DrawRecord,
  prizes: z.array(DrawPrize),
  entry_count: z.int(),
  participant_count: z.int(),
  frozen_at: moment.nullable(),
  files: z.object({
    entries: DrawFile.nullable(),
    result: DrawFile.nullable(),
    minutes: DrawFile.nullable(),
    certificate: DrawFile.nullable(),
  }),
  extraction: DrawExtraction.nullable(),
  drawn_at: moment.nullable(),
  winners: z.array(DrawWinner),
}).meta({ id: 'Draw' })
export type Draw = z.input<typeof Draw>

/** What is published with the list: whoever has both does the sums again. */
export const DrawResult = z
  .object({
    draw: z.int(),
    rule: z.string(),
    list_sha256: sha256,
    contest: z.int(),
    extracted_at: momentText,
    lines: z.array(z.string()),
    winners: z.array(
      z.object({
        prize: z.int(),
        drawn: z.string(),
        number: z.string().nullable(),
        participant: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'DrawResult' })
export type DrawResult = z.input<typeof DrawResult>

const params = z.object({ number: z.coerce.number().int().min(1).max(1_000_000) })

export const listDraws = endpoint({
  method: 'GET',
  path: '/api/v1/draws',
  access: 'anyone',
  tag,
  summary: 'Sorteios autorizados, o mais novo primeiro',
  response: z.array(DrawCard),
  status: 200,
})

export const readDraw = endpoint({
  method: 'GET',
  path: '/api/v1/draws/:number',
  access: 'anyone',
  tag,
  summary: 'Um sorteio autorizado, com seus documentos, sua lista e seus ganhadores',
  params,
  response: Draw,
  status: 200,
})

export const readDrawEntries = endpoint({
  method: 'GET',
  path: '/api/v1/draws/:number/lista.csv',
  access: 'anyone',
  tag,
  summary: 'A lista congelada, byte por byte como seu SHA-256 foi publicado',
  params,
  produces: 'text/csv',
  response: FileBytes,
  status: 200,
})

export const readDrawResult = endpoint({
  method: 'GET',
  path: '/api/v1/draws/:number/resultado.json',
  access: 'anyone',
  tag,
  summary: 'A extração e os números que ganharam',
  params,
  response: DrawResult,
  status: 200,
})

export const readDrawMinutes = endpoint({
  method: 'GET',
  path: '/api/v1/draws/:number/ata.pdf',
  access: 'anyone',
  tag,
  summary: 'A ata do sorteio, sem dados pessoais',
  params,
  produces: 'application/pdf',
  response: FileBytes,
  status: 200,
})

export const readDrawRegulation = endpoint({
  method: 'GET',
  path: '/api/v1/draws/:number/regulamento.txt',
  access: 'anyone',
  tag,
  summary: 'O regulamento, byte por byte como seu SHA-256 foi publicado',
  params,
  produces: 'text/plain',
  response: FileBytes,
  status: 200,
})

export const MyDraw = z
  .object({
    draw: DrawCard,
    regulation_sha256: sha256,
    /** Whether one can take part now. */
    may_enter: z.boolean(),
    /** One's own code in the published list; null for who does not take part. */
    code: z.string().nullable(),
    numbers: z.array(z.object({ number: z.int(), reason: EntryReason, at: moment })),
    won: z.array(
      z.object({
        prize: z.int(),
        title: z.string(),
        number: z.int(),
        claim_until: z.iso.date(),
        delivered_at: moment.nullable(),
        lapsed_at: moment.nullable(),
      }),
    ),
  })
  .meta({ id: 'MyDraw' })
export type MyDraw = z.input<typeof MyDraw>

export const listMyDraws = endpoint({
  method: 'GET',
  path: '/api/v1/my/draws',
  access: 'person',
  tag,
  summary: 'Sorteios em que a pessoa pode entrar ou tem números',
  response: z.array(MyDraw),
  status: 200,
})

/** However often it is sent, it is one participation. */
export const enterDraw = endpoint({
  method: 'POST',
  path: '/api/v1/my/draws/:number/participation',
  access: 'person',
  tag,
  summary: 'Participa de um sorteio aberto e recebe um número',
  params,
  body: z
    .object({
      full_name: FullName,
      cpf: z
        .string()
        .max(20)
        .refine(isCpf, 'Confira o CPF: os dígitos não combinam.')
        .transform(plainCpf),
      birth_date: BirthDate,
      /** Of the text that was agreed to. */
      regulation_sha256: sha256,
      accepts: z.literal(true, 'Leia e aceite o regulamento para participar.'),
    })
    .strict(),
  response: MyDraw,
  status: 200,
})

export const readDrawCertificate = endpoint({
  method: 'GET',
  path: '/api/v1/draws/:number/certificado.pdf',
  access: 'anyone',
  tag,
  summary: 'O certificado de autorização do sorteio',
  params,
  produces: 'application/pdf',
  response: FileBytes,
  status: 200,
})
