import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { WordsOnly } from '../../shared/words-only.ts'
import { LEGAL_KINDS } from './legal.texts.ts'

export const LegalKind = z.enum(LEGAL_KINDS)
const number = z.int().positive()

export const LegalVersionHead = z
  .object({
    number,
    /** The day it begins to count, in the city. */
    effective_from: z.iso.date(),
    /** What changed, in plain words. */
    summary: z.string(),
  })
  .meta({ id: 'LegalVersionHead' })
export type LegalVersionHead = z.infer<typeof LegalVersionHead>

/** A version with its text, and which others there are. */
export const LegalVersion = LegalVersionHead.extend({
  kind: LegalKind,
  body: WordsOnly,
  in_force: number,
  /** Newest first; one that is not yet in force is here too. */
  versions: z.array(LegalVersionHead),
}).meta({ id: 'LegalVersion' })
export type LegalVersion = z.infer<typeof LegalVersion>

export const readLegalDocument = endpoint({
  method: 'GET',
  path: '/api/v1/legal/:kind',
  access: 'anyone',
  tag: 'Portal',
  summary: 'Política de privacidade ou termos de uso: a versão em vigor',
  params: z.object({ kind: LegalKind }),
  response: LegalVersion,
  status: 200,
})

export const readLegalVersion = endpoint({
  method: 'GET',
  path: '/api/v1/legal/:kind/versions/:number',
  access: 'anyone',
  tag: 'Portal',
  summary: 'Uma versão publicada, em vigor ou não',
  params: z.object({ kind: LegalKind, number: z.coerce.number().pipe(number) }),
  response: LegalVersion,
  status: 200,
})

export const LegalNotice = LegalVersionHead.extend({
  kind: LegalKind,
  is_in_force: z.boolean(),
}).meta({ id: 'LegalNotice' })
export type LegalNotice = z.infer<typeof LegalNotice>

export const listLegalNotices = endpoint({
  method: 'GET',
  path: '/api/v1/account/legal-notices',
  access: 'person',
  tag: 'Contas',
  summary: 'Versões publicadas desde que a pessoa tem conta, das quais ainda não soube',
  response: z.array(LegalNotice),
  status: 200,
})

export const acknowledgeLegalNotice = endpoint({
  method: 'POST',
  path: '/api/v1/account/legal-notices',
  access: 'person',
  tag: 'Contas',
  summary: 'A pessoa soube de uma versão',
  body: z.object({ kind: LegalKind, number }).strict(),
  response: z.array(LegalNotice),
  status: 200,
})
