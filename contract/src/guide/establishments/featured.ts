import { z } from 'zod'
import { chosenMoment } from '../../shared/chosen-moment.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'

/** Until then the listing stands out, whatever its plan; null ends it at once. */
export const featureEstablishment = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/establishments/:id/featured',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Põe um estabelecimento em destaque até um momento, ou o tira do destaque',
  params: z.object({ id: z.uuid() }),
  body: z.object({ until: chosenMoment().nullable() }).strict(),
  response: z.object({ id: z.uuid(), featured_until: moment.nullable() }),
  status: 200,
})
