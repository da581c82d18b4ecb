import { z } from 'zod'
import { chosenMoment } from '../../shared/chosen-moment.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'
import { MOST_SHIFTS, ROTA_MAX_LENGTH, UTILITY_SOURCE_MAX } from './utility.texts.ts'
import { DutyShift } from './utility.ts'
import { optionalAddress, seen } from './utility-editor.ts'

const moment = chosenMoment('Escolha um dia e uma hora que existam.')
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Escolha um mês.')

/** A pharmacy that takes turns: one of the guide, or one that is only named. */
export const Pharmacy = z
  .object({
    establishment_id: z.uuid().nullable(),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
  })
  .meta({ id: 'Pharmacy' })
export type Pharmacy = z.infer<typeof Pharmacy>

const WantedShift = z
  .object({
    establishment_id: z.uuid().nullable(),
    name: textLine(120).min(2, 'Escreva o nome da farmácia.'),
    phone: z
      .string()
      .transform((text) => text.replace(/\D/g, ''))
      .pipe(z.string().regex(/^(\d{8,11})?$/, 'Escreva o telefone com DDD.')),
    address: textLine(200),
    starts_at: moment,
    ends_at: moment,
    is_extra: z.boolean().default(false),
  })
  .strict()
export type WantedShift = z.infer<typeof WantedShift>

/** A shift as it was understood: what is sent back to be written. */
const ReadShift = z
  .object({
    establishment_id: z.uuid().nullable(),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    starts_at: moment,
    ends_at: moment,
    is_extra: z.boolean(),
  })
  .meta({ id: 'WantedShift' })

export const EditedShift = DutyShift.extend({ version: z.int() }).meta({ id: 'EditedShift' })
export type EditedShift = z.input<typeof EditedShift>

export const DutyMonth = z
  .object({
    month,
    shifts: z.array(EditedShift),
    /** Those one may choose from: pharmacies of the guide, and names used before. */
    pharmacies: z.array(Pharmacy),
  })
  .meta({ id: 'DutyMonth' })
export type DutyMonth = z.input<typeof DutyMonth>

export const DutyPreview = z
  .object({
    shifts: z.array(ReadShift),
    /** Any of these and nothing is imported. */
    problems: z.array(z.object({ line: z.int(), message: z.string() })),
    /** Shifts that are there already at the same time: which of the two counts is for a person to say. */
    conflicts: z.array(z.object({ wanted: ReadShift, present: EditedShift })),
  })
  .meta({ id: 'DutyPreview' })
export type DutyPreview = z.input<typeof DutyPreview>

const shifts = z.array(WantedShift).min(1, 'Acrescente pelo menos um plantão.').max(MOST_SHIFTS)

export const readDutyMonth = endpoint({
  method: 'GET',
  path: '/api/v1/admin/duties',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Os plantões de um mês e as farmácias que podem fazê-los',
  query: z.object({ month }),
  response: DutyMonth,
  status: 200,
})

/** Writes nothing. */
export const previewDuties = endpoint({
  method: 'POST',
  path: '/api/v1/admin/duties/preview',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Confere uma escala (CSV ou lista) sem gravar nada',
  body: z.union([
    z
      .object({
        csv: z
          .string()
          .min(1, 'Escolha um arquivo.')
          .max(ROTA_MAX_LENGTH, 'O arquivo é grande demais. Divida em dois.'),
      })
      .strict(),
    z.object({ shifts }).strict(),
  ]),
  response: DutyPreview,
  status: 200,
})

export const addDuties = endpoint({
  method: 'POST',
  path: '/api/v1/admin/duties',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Acrescenta plantões, todos ou nenhum',
  body: z
    .object({
      shifts,
      source_name: textLine(UTILITY_SOURCE_MAX).min(2, 'Escreva de onde vem a escala.'),
      source_url: optionalAddress,
      /** Shifts at the same time go: without this nothing is written where there are any. */
      replace: z.boolean().default(false),
      is_verified: z.boolean().default(false),
    })
    .strict(),
  response: z.object({ added: z.int(), replaced: z.int() }),
  status: 201,
})

export const updateDuty = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/duties/:id',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Muda um plantão',
  params: z.object({ id: z.uuid() }),
  body: z.object({ ...seen, shift: WantedShift }).strict(),
  response: EditedShift,
  status: 200,
})

export const removeDuty = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/duties/:id',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Retira um plantão',
  params: z.object({ id: z.uuid() }),
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})

export const verifyDuties = endpoint({
  method: 'POST',
  path: '/api/v1/admin/duties/verification',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Diz que a escala de um mês foi conferida hoje',
  body: z.object({ month }).strict(),
  response: DutyMonth,
  status: 200,
})
