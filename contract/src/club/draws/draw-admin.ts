import { z } from 'zod'
import { isCnpj, plainCnpj } from '../../shared/cnpj.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { FileBytes } from '../../shared/file-bytes.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { isOneOf } from '../../shared/records.ts'
import { DrawFile, DrawPrize, DrawRecord, DrawWinner, EntryReason } from './draw.ts'
import { DRAW_FALLBACKS, mostPrizes, SERIES_COUNTS } from './draw-rules.ts'
import {
  CONTACT_CHANNELS,
  DRAW_STATUSES,
  DRAW_SUMMARY_MAX,
  DRAW_TITLE_MAX,
  PRIZE_TEXT_MAX,
  PRIZE_TITLE_MAX,
  REGULATION_MAX,
  REGULATION_MIN,
} from './draws.texts.ts'

const tag = 'Sorteios'
const params = z.object({ id: z.uuid() })
const title = textLine(DRAW_TITLE_MAX).min(3, 'Escreva um título com pelo menos 3 letras.')

const Prize = z
  .object({
    title: textLine(PRIZE_TITLE_MAX),
    description: textLine(PRIZE_TEXT_MAX),
    value_cents: z.int().min(0).max(100_000_000),
  })
  .strict()

const optionalDay = z.union([z.literal(''), z.iso.date('Use uma data que exista.')])
const optionalHour = z.union([
  z.literal(''),
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora como 18:00.'),
])

/** The legal record while it is typed: anything may still be missing. */
export const DraftRecord = z
  .object({
    promoter_name: textLine(160),
    promoter_cnpj: textLine(24),
    /** One a line: name; CNPJ. */
    adherents: textBlock(4000),
    process_number: textLine(60),
    certificate_number: textLine(60),
    certificate_from: optionalDay,
    certificate_until: optionalDay,
    regulation: textBlock(REGULATION_MAX),
    territory: textLine(120),
    opens_on: optionalDay,
    opens_time: optionalHour,
    closes_on: optionalDay,
    closes_time: optionalHour,
    extraction_on: optionalDay,
    series_count: z.int().refine((count) => isOneOf(SERIES_COUNTS, count)),
    fallback: z.enum(DRAW_FALLBACKS),
    /** Whether each coupon used at a counter earns one more number. */
    counts_redemptions: z.boolean(),
    prizes: z.array(Prize).max(5, 'Use no máximo 5 prêmios.'),
  })
  .strict()
  .meta({ id: 'DraftRecord' })
export type DraftRecord = z.infer<typeof DraftRecord>

const day = (message: string) => z.iso.date(message)
const hour = z.string().regex(/^\d\d:\d\d$/, 'Escreva a hora.')
const cnpj = z
  .string()
  .refine(isCnpj, 'Confira o CNPJ: os dígitos não combinam.')
  .transform(plainCnpj)

function adherentsOf(text: string, context: z.RefinementCtx) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', number = ''] = line.split(';').map((part) => part.trim())
      if (name.length < 3 || !isCnpj(number)) {
        context.addIssue({
          code: 'custom',
          message: 'Escreva cada empresa em uma linha, como “Nome; CNPJ”.',
        })
      }
      return { name, cnpj: plainCnpj(number) }
    })
}

/** The whole record: without any of this there is no lawful draw. */
export const LegalRecord = DraftRecord.extend({
  promoter_name: textLine(160).min(3, 'Escreva o nome da empresa promotora.'),
  promoter_cnpj: cnpj,
  adherents: z.string().transform(adherentsOf),
  process_number: textLine(60).min(4, 'Escreva o número do processo no SCPC.'),
  certificate_number: textLine(60).min(4, 'Escreva o número do certificado de autorização.'),
  certificate_from: day('Diga desde quando o certificado vale.'),
  certificate_until: day('Diga até quando o certificado vale.'),
  regulation: textBlock(REGULATION_MAX).min(
    REGULATION_MIN,
    `Cole o regulamento inteiro, com pelo menos ${REGULATION_MIN} letras.`,
  ),
  territory: textLine(120).min(2, 'Diga onde se pode participar.'),
  opens_on: day('Diga quando a participação começa.'),
  opens_time: hour,
  closes_on: day('Diga quando a lista fecha.'),
  closes_time: hour,
  extraction_on: day('Diga o dia da extração.'),
  prizes: z
    .array(
      Prize.extend({
        title: textLine(PRIZE_TITLE_MAX).min(3, 'Diga qual é o prêmio.'),
        value_cents: z.int().min(1, 'Diga quanto o prêmio vale.').max(100_000_000),
      }),
    )
    .min(1, 'Diga pelo menos um prêmio.'),
}).superRefine((record, context) => {
  if (record.prizes.length > mostPrizes(record.series_count)) {
    const message = 'Com mais de uma série, uma coluna da extração diz a série: use até 4 prêmios.'
    context.addIssue({ code: 'custom', path: ['prizes'], message })
  }
  const wrong = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  const opens = `${record.opens_on} ${record.opens_time}`
  const closes = `${record.closes_on} ${record.closes_time}`
  if (closes <= opens) wrong('closes_on', 'A lista fecha depois de abrir.')
  if (closes >= `${record.extraction_on} 19:00`) {
    wrong('extraction_on', 'A lista precisa fechar antes da extração, que é às 19h.')
  }
  if (record.opens_on < record.certificate_from) {
    wrong('opens_on', 'O certificado ainda não vale nesse dia.')
  }
  if (record.extraction_on > record.certificate_until) {
    wrong('extraction_on', 'O certificado já não vale nesse dia.')
  }
})
export type LegalRecord = z.infer<typeof LegalRecord>

const WinningPerson = DrawWinner.extend({
  full_name: z.string().nullable(),
  cpf_hint: z.string().nullable(),
  email: z.string().nullable(),
  whatsapp: z.string().nullable(),
  delivered_to: z.string().nullable(),
  delivery_note: z.string().nullable(),
  contacts: z.array(
    z.object({
      channel: z.enum(CONTACT_CHANNELS),
      note: z.string(),
      by: z.string().nullable(),
      at: moment,
    }),
  ),
}).meta({ id: 'WinningPerson' })
export type WinningPerson = z.input<typeof WinningPerson>

export const AdminDrawCard = z
  .object({
    id: z.uuid(),
    number: z.int(),
    title: z.string(),
    status: z.enum(DRAW_STATUSES),
    is_demo: z.boolean(),
    entry_count: z.int(),
    participant_count: z.int(),
    closes_at: moment.nullable(),
    extraction_at: moment.nullable(),
    /** Prizes that somebody has to hand over. */
    waiting_prizes: z.int(),
    updated_at: moment,
  })
  .meta({ id: 'AdminDrawCard' })
export type AdminDrawCard = z.input<typeof AdminDrawCard>

export const AdminDraw = AdminDrawCard.extend({
  summary: z.string(),
  version: z.int(),
  draft: DraftRecord,
  record: DrawRecord.extend({ regulation: z.string() }).nullable(),
  prizes: z.array(DrawPrize),
  opens_at: moment.nullable(),
  frozen_at: moment.nullable(),
  list_sha256: z.string().nullable(),
  certificate: DrawFile.nullable(),
  /** What waits for somebody else; its numbers are told only to who typed them. */
  typed: z
    .object({
      id: z.uuid(),
      contest: z.int(),
      day: z.iso.date(),
      lines: z.array(z.string()).nullable(),
      by: z.string().nullable(),
      at: moment,
    })
    .nullable(),
  result: z
    .object({
      contest: z.int(),
      day: z.iso.date(),
      lines: z.array(z.string()),
      typed_by: z.string().nullable(),
      confirmed_by: z.string().nullable(),
      confirmed_at: moment,
    })
    .nullable(),
  winners: z.array(WinningPerson),
  entry_reasons: z.array(EntryReason),
  may: z.object({
    edit: z.boolean(),
    register: z.boolean(),
    /** Until it is announced. */
    certify: z.boolean(),
    open: z.boolean(),
    freeze: z.boolean(),
    type: z.boolean(),
    confirm: z.boolean(),
    deliver: z.boolean(),
  }),
}).meta({ id: 'AdminDraw' })
export type AdminDraw = z.input<typeof AdminDraw>

export const listAllDraws = endpoint({
  method: 'GET',
  path: '/api/v1/admin/draws',
  access: 'superadministrator',
  tag,
  summary: 'Todos os sorteios, também rascunhos',
  response: z.array(AdminDrawCard),
  status: 200,
})

export const createDraw = endpoint({
  method: 'POST',
  path: '/api/v1/admin/draws',
  access: 'superadministrator',
  tag,
  summary: 'Cria o rascunho de um sorteio',
  body: z.object({ title }).strict(),
  response: AdminDraw,
  status: 201,
})

export const readAdminDraw = endpoint({
  method: 'GET',
  path: '/api/v1/admin/draws/:id',
  access: 'superadministrator',
  tag,
  summary: 'Um sorteio com tudo o que a administração faz nele',
  params,
  response: AdminDraw,
  status: 200,
})

const seen = { version: z.int().positive() }

export const updateDraw = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/draws/:id',
  access: 'superadministrator',
  tag,
  summary: 'Grava o rascunho de um sorteio e do seu registro legal',
  params,
  body: z
    .object({ ...seen, title, summary: textLine(DRAW_SUMMARY_MAX), draft: DraftRecord })
    .strict(),
  response: AdminDraw,
  status: 200,
})

const step = <const Path extends `/api/v1/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    access: 'superadministrator',
    tag,
    summary,
    params,
    body: z.object(seen).strict(),
    response: AdminDraw,
    status: 200,
  })

/** From here on the record is never edited. */
export const registerDraw = step(
  '/api/v1/admin/draws/:id/legal-record',
  'Faz o registro legal com o que está no rascunho',
)
export const openDraw = step(
  '/api/v1/admin/draws/:id/opening',
  'Anuncia o sorteio e abre a participação',
)

/** In place of the one before, until the draw is announced. */
export const keepCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/admin/draws/:id/certificate',
  access: 'superadministrator',
  tag,
  summary: 'Guarda o certificado de autorização (PDF até 5 MB), até o sorteio ser anunciado',
  params,
  query: z.object({ version: z.coerce.number().int().positive() }),
  consumes: 'multipart/form-data',
  body: z.object({ file: z.file() }),
  response: AdminDraw,
  status: 200,
})

export const readCertificate = endpoint({
  method: 'GET',
  path: '/api/v1/admin/draws/:id/certificate',
  access: 'superadministrator',
  tag,
  summary: 'O certificado guardado, também antes do anúncio',
  params,
  produces: 'application/pdf',
  response: FileBytes,
  status: 200,
})

export const freezeDraw = step(
  '/api/v1/admin/draws/:id/list',
  'Fecha a lista de números e publica seu SHA-256',
)

const Extraction = z
  .object({
    contest: z.int('Escreva o número da extração.').min(1).max(99_999),
    day: z.iso.date('Diga o dia da extração.'),
    lines: z
      .array(z.string().regex(/^\d{5}$/, 'Escreva os 5 algarismos de cada prêmio.'))
      .length(5, 'Escreva os cinco prêmios da extração.'),
  })
  .strict()

export const typeExtraction = endpoint({
  method: 'POST',
  path: '/api/v1/admin/draws/:id/extractions',
  access: 'superadministrator',
  tag,
  summary: 'Digita a extração da Loteria Federal, que outra pessoa confirma',
  params,
  body: Extraction,
  response: AdminDraw,
  status: 201,
})

/** Typed again by somebody else: only what both read is the extraction. */
export const confirmExtraction = endpoint({
  method: 'POST',
  path: '/api/v1/admin/draws/:id/result',
  access: 'superadministrator',
  tag,
  summary: 'Confirma a extração digitada por outra pessoa e publica os ganhadores',
  params,
  body: Extraction.extend({ extraction_id: z.uuid() }),
  response: AdminDraw,
  status: 201,
})

const winner = params.extend({ prize: z.coerce.number().int().min(1).max(5) })

export const recordContact = endpoint({
  method: 'POST',
  path: '/api/v1/admin/draws/:id/winners/:prize/contacts',
  access: 'superadministrator',
  tag,
  summary: 'Registra uma tentativa de contato com um ganhador',
  params: winner,
  body: z.object({ channel: z.enum(CONTACT_CHANNELS), note: textLine(280) }).strict(),
  response: AdminDraw,
  status: 201,
})

export const deliverPrize = endpoint({
  method: 'POST',
  path: '/api/v1/admin/draws/:id/winners/:prize/delivery',
  access: 'superadministrator',
  tag,
  summary: 'Registra a entrega de um prêmio',
  params: winner,
  body: z
    .object({
      delivered_to: textLine(120).min(3, 'Diga quem recebeu.'),
      note: textLine(400),
    })
    .strict(),
  response: AdminDraw,
  status: 201,
})

export const readFullMinutes = endpoint({
  method: 'GET',
  path: '/api/v1/admin/draws/:id/minutes',
  access: 'superadministrator',
  tag,
  summary: 'A ata com os nomes inteiros, para a prestação de contas',
  params,
  produces: 'application/pdf',
  response: FileBytes,
  status: 200,
})
