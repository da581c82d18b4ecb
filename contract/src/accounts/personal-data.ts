import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { PASSWORD_MAX } from '../shared/person-fields.ts'

/** LGPD art. 18: everything the portal keeps about the person, by the name of its table. */
export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/account/export',
  access: 'person',
  tag: 'Contas',
  summary: 'Meus dados, em um arquivo',
  response: z.object({
    exported_at: z.iso.datetime({ offset: true }),
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
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
