import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock } from '../../shared/plain-text.ts'
import { WordsOnly } from '../../shared/words-only.ts'
import { LegalKind, LegalVersionHead } from './legal.ts'

export const EditedLegalDocument = z
  .object({
    kind: LegalKind,
    /** Null where nobody is writing a new version. */
    draft: z.object({ body: WordsOnly, summary: z.string() }).nullable(),
    version: z.int(),
    updated_at: moment,
    /** What the draft is compared with: the newest, in force or about to be. */
    newest: LegalVersionHead.extend({ body: WordsOnly }),
    in_force: z.int(),
    versions: z.array(LegalVersionHead.extend({ published_at: moment })),
    /** The first day a new version may begin to count. */
    earliest: z.iso.date(),
  })
  .meta({ id: 'EditedLegalDocument' })
export type EditedLegalDocument = z.input<typeof EditedLegalDocument>

const tag = 'Administração'
const params = z.object({ kind: LegalKind })

export const readEditedLegalDocument = endpoint({
  method: 'GET',
  path: '/api/v1/admin/legal/:kind',
  access: 'administrator',
  tag,
  summary: 'Um documento com seu rascunho e suas versões',
  params,
  response: EditedLegalDocument,
  status: 200,
})

export const saveLegalDraft = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/legal/:kind/draft',
  access: 'administrator',
  tag,
  summary: 'Guarda o rascunho da próxima versão',
  params,
  body: z.object({ version: z.int(), body: WordsOnly, summary: textBlock(1000) }).strict(),
  response: EditedLegalDocument,
  status: 200,
})

export const discardLegalDraft = endpoint({
  method: 'POST',
  path: '/api/v1/admin/legal/:kind/draft/discard',
  access: 'administrator',
  tag,
  summary: 'Joga fora o rascunho',
  params,
  body: z.object({ version: z.int() }).strict(),
  response: EditedLegalDocument,
  status: 200,
})

/** What is published is never edited again. */
export const publishLegalVersion = endpoint({
  method: 'POST',
  path: '/api/v1/admin/legal/:kind/versions',
  access: 'administrator',
  tag,
  summary: 'Publica o rascunho como nova versão, a valer a partir de um dia',
  params,
  body: z.object({ version: z.int(), effective_from: z.iso.date('Escolha o dia.') }).strict(),
  response: EditedLegalDocument,
  status: 201,
})
