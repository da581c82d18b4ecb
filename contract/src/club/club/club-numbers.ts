import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

/** Counted, not claimed. */
export const ClubNumbers = z
  .object({
    /** Everybody with an account is in the club. */
    members: z.int(),
    /** Businesses that give a coupon now. */
    partners: z.int(),
    /** What members did not pay, by the coupons they used. */
    saved_cents: z.int(),
    /** Worth of the prizes that were delivered; draws that are a demonstration do not count. */
    prizes_cents: z.int(),
    counted_at: z.iso.datetime({ offset: true }),
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
