import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { BirthDate, City, State, WhatsApp } from '../../shared/person-fields.ts'
import { PlanType } from '../../shared/plans.ts'

export const Profile = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    email: z.string(),
    full_name: z.string().nullable(),
    whatsapp: z.string().nullable(),
    whatsapp_confirmed_at: z.iso.datetime({ offset: true }).nullable(),
    state: z.string().nullable(),
    city: z.string().nullable(),
    plan_type: PlanType,
    /** When a trial or a period in force ends; null for what has no end. */
    plan_ends_at: z.iso.datetime({ offset: true }).nullable(),
    accepts_promotions: z.boolean(),
    birth_date: z.iso.date().nullable(),
    updated_at: z.iso.datetime({ offset: true }),
    /** Spec §4: WhatsApp, state and city are all there. */
    is_complete: z.boolean(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/v1/profile',
  access: 'person',
  tag: 'Perfil',
  summary: 'Meu perfil',
  response: Profile,
  status: 200,
})

/** The dialog "Meu Perfil": an empty field is saved as null (spec §5). */
const emptyIsNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/v1/profile',
  access: 'person',
  tag: 'Perfil',
  summary: 'Altera nome, WhatsApp, estado, cidade e promoções',
  body: z
    .object({
      full_name: z.preprocess(
        emptyIsNull,
        z
          .string()
          .trim()
          .max(120)
          .regex(/^\P{Cc}*$/u)
          .nullable(),
      ),
      whatsapp: z.preprocess(emptyIsNull, WhatsApp.nullable()),
      // Once given they can be another's, but not nobody's: the profile would be incomplete again.
      state: State,
      city: City,
      accepts_promotions: z.boolean(),
    })
    .partial()
    .strict(),
  response: Profile,
  status: 200,
})

export const completeProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/profile/completion',
  access: 'person',
  tag: 'Perfil',
  summary: 'Completa o cadastro',
  body: z.object({ whatsapp: WhatsApp, state: State, city: City, birth_date: BirthDate }).strict(),
  response: Profile,
  status: 200,
})

/** Step 2 of the club: a code by WhatsApp, by e-mail when WhatsApp will not deliver it. */
export const sendWhatsAppCode = endpoint({
  method: 'POST',
  path: '/api/v1/profile/whatsapp-code',
  access: 'person',
  tag: 'Perfil',
  summary: 'Envia o código que confirma o WhatsApp',
  response: z.object({
    expires_at: z.iso.datetime({ offset: true }),
    /** Another code may be asked for from then on. */
    resend_at: z.iso.datetime({ offset: true }),
  }),
  status: 202,
})

export const confirmWhatsApp = endpoint({
  method: 'POST',
  path: '/api/v1/profile/whatsapp-code/confirm',
  access: 'person',
  tag: 'Perfil',
  summary: 'Confirma o WhatsApp com o código recebido',
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'O código tem 6 dígitos.'),
  }),
  response: Profile,
  status: 200,
})
