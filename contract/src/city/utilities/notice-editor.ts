import { z } from 'zod'
import { chosenMoment } from '../../shared/chosen-moment.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import {
  NOTICE_BODY_MAX,
  NOTICE_TITLE_MAX,
  UTILITY_ADDRESS_MAX,
  UTILITY_SOURCE_MAX,
} from './utility.texts.ts'
import { NoticeSeverity } from './utility.ts'
import { optionalAddress, seen, UtilityStatus } from './utility-editor.ts'

const chosen = chosenMoment('Escolha um dia e uma hora.')

const wanted = {
  title: textLine(NOTICE_TITLE_MAX).min(2, 'Escreva pelo menos 2 letras.'),
  body: textBlock(NOTICE_BODY_MAX),
  severity: NoticeSeverity,
  place: textLine(UTILITY_ADDRESS_MAX),
  link: optionalAddress,
  source_name: textLine(UTILITY_SOURCE_MAX).min(2, 'Escreva de onde vem o aviso.'),
  starts_at: chosen,
  ends_at: chosen.nullable(),
  status: UtilityStatus,
}

const isForward = ({ starts_at, ends_at }: { starts_at: string; ends_at: string | null }) =>
  ends_at === null || Date.parse(ends_at) > Date.parse(starts_at)
const FORWARD = { path: ['ends_at'], message: 'O fim precisa vir depois do início.' }

export const EditedNotice = z
  .object({
    id: z.uuid(),
    title: z.string(),
    body: z.string(),
    severity: NoticeSeverity,
    place: z.string(),
    link: z.string(),
    source_name: z.string(),
    starts_at: moment,
    ends_at: moment.nullable(),
    status: UtilityStatus,
    version: z.int(),
    updated_at: moment,
  })
  .meta({ id: 'EditedNotice' })
export type EditedNotice = z.input<typeof EditedNotice>

export const listAllNotices = endpoint({
  method: 'GET',
  path: '/api/v1/admin/notices',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Os avisos mais novos, também os que terminaram',
  response: z.array(EditedNotice),
  status: 200,
})

export const createNotice = endpoint({
  method: 'POST',
  path: '/api/v1/admin/notices',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Acrescenta um aviso',
  body: z.object(wanted).strict().refine(isForward, FORWARD),
  response: EditedNotice,
  status: 201,
})

export const updateNotice = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/notices/:id',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Muda um aviso, ou o tira do ar',
  params: z.object({ id: z.uuid() }),
  body: z
    .object({ ...seen, ...wanted })
    .strict()
    .refine(isForward, FORWARD),
  response: EditedNotice,
  status: 200,
})
