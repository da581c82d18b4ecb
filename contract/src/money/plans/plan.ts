import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { Plan } from '../../shared/plan.ts'

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/v1/plans',
  access: 'anyone',
  tag: 'Planos',
  summary: 'Planos, seus preços e limites',
  response: z.object({ plans: z.array(Plan) }),
  status: 200,
})
