import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

/** Counted, not claimed. */
export const ClubNumbers = z
  .object({
    /** Everybody with an account is in the club. */
    members: z.int(),
    /** Businesses that give a coupon now. */
    partners: z.int(),
  })
  .meta({ id: 'ClubNumbers' })
export type ClubNumbers = z.infer<typeof ClubNumbers>

export const readClubNumbers = endpoint({
  method: 'GET',
  path: '/api/v1/club/numbers',
  access: 'anyone',
  tag: 'Clube',
  summary: 'Números contados do Clube de Vantagens',
  response: ClubNumbers,
  status: 200,
})
