import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { BillingCycle, PaidPlan } from '../../shared/plans.ts'

const tag = 'Pagamentos'

/** A plan that is renewed by a card until its person says otherwise. */
export const CardRenewal = z
  .object({
    id: z.uuid(),
    plan: PaidPlan,
    cycle: BillingCycle,
    /** `ended`: what is paid goes on to its end, and nothing is charged after it. */
    status: z.enum(['active', 'ended']),
  })
  .meta({ id: 'CardRenewal' })
export type CardRenewal = z.infer<typeof CardRenewal>

const response = z.object({ renewal: CardRenewal.nullable() })
const params = z.object({ id: z.uuid() })

export const readCardRenewal = endpoint({
  method: 'GET',
  path: '/api/v1/my/card-renewal',
  access: 'person',
  tag,
  summary: 'A renovação por cartão da pessoa',
  response,
  status: 200,
})

export const cancelCardRenewal = endpoint({
  method: 'POST',
  path: '/api/v1/card-renewals/:id/cancellation',
  access: 'person',
  tag,
  summary: 'Não renova mais: o plano vale até o fim do que está pago',
  params,
  response,
  status: 200,
})

export const resumeCardRenewal = endpoint({
  method: 'POST',
  path: '/api/v1/card-renewals/:id/resumption',
  access: 'person',
  tag,
  summary: 'Volta a renovar no cartão, enquanto o período pago não terminou',
  params,
  response,
  status: 200,
})

/** The provider's own page: no card is typed in the portal. */
export const openCardPage = endpoint({
  method: 'POST',
  path: '/api/v1/card-renewals/:id/card-page',
  access: 'person',
  tag,
  summary: 'O endereço da página da operadora onde o cartão é trocado',
  params,
  response: z.object({ url: z.url() }),
  status: 200,
})
