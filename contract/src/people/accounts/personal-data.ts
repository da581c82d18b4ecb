import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment, momentText } from '../../shared/moment.ts'
import { PASSWORD_MAX } from '../../shared/person-fields.ts'
import { PaidPlan } from '../../shared/plans.ts'

/** By the table's name, then the column's. */
const PersonalDataNames = z.record(
  z.string(),
  z.object({
    title: z.string(),
    columns: z.record(
      z.string(),
      z.union([
        z.string(),
        /** With the words for what the column is limited to. */
        z.object({ name: z.string(), values: z.record(z.string(), z.string()) }),
      ]),
    ),
  }),
)
export type PersonalDataNames = z.infer<typeof PersonalDataNames>

const PersonalData = z
  .object({
    exported_at: moment,
    /** What tables and columns are called in Portuguese. */
    names: PersonalDataNames,
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ id: 'PersonalData' })
export type PersonalData = z.input<typeof PersonalData>

/** LGPD art. 18: everything the portal keeps about the person, by the name of its table. */
export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/account/export',
  access: 'person',
  tag: 'Contas',
  summary: 'Tudo o que o portal guarda sobre mim, com nomes em português',
  response: PersonalData,
  status: 200,
})

/** What the person has here, so that who leaves knows what becomes of it. */
const DeletionPreview = z
  .object({
    /** Listings that were never published: they go. */
    drafts: z.int(),
    /** Listings in the guide: they stay, without the owner's contacts. */
    pages: z.int(),
    /** Those that were in it: they stay too, and nobody is shown them. */
    hidden_pages: z.int(),
    /** Others who may act for either. */
    colleagues: z.int(),
    /** Teams of others that the person is in. */
    teams: z.int(),
    photos: z.int(),
    reviews: z.int(),
    contributions: z.int(),
    messages: z.int(),
    saved: z.int(),
    /** Photos and reviews on the pages that stay. */
    page_photos: z.int(),
    page_reviews: z.int(),
    /** The pages that stay without an owner, unless they are handed over first. */
    businesses: z.array(z.object({ id: z.uuid(), name: z.string(), colleagues: z.int() })),
    purchases: z.object({
      /** Paid ones: name, document and invoice stay for as long as the law asks, the last of them until this day. */
      kept: z.int(),
      kept_until: z.iso.date().nullable(),
      /** Those that their buyer can still undo alone, and nobody alone once the account is gone. */
      undoable: z.int(),
      /** What takes the next period by itself is ended. */
      renews: z.boolean(),
      /** The plan that was paid ends with the account, whatever is left of its period. */
      paid_plan: z.object({ plan: PaidPlan, until: momentText }).nullable(),
    }),
  })
  .meta({ id: 'DeletionPreview' })
export type DeletionPreview = z.input<typeof DeletionPreview>

export const previewDeletion = endpoint({
  method: 'GET',
  path: '/api/v1/account/deletion',
  access: 'person',
  tag: 'Contas',
  summary: 'O que seria apagado, e o que ficaria, com a minha conta',
  response: DeletionPreview,
  status: 200,
})

/** The password again, or the e-mail typed out by who signs in with Google only. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/account/deletion',
  access: 'person',
  tag: 'Contas',
  summary: 'Apaga a conta e os dados pessoais',
  body: z.object({ proof: z.string().min(1).max(Math.max(254, PASSWORD_MAX)) }),
  response: z.object({ deleted: z.boolean() }),
  status: 200,
})
