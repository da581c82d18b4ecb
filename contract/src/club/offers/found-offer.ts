import { z } from 'zod'
import { moment } from '../../shared/moment.ts'

/** An offer of the club that a search found, the best one of each business. */
export const FoundOffer = z
  .object({
    id: z.uuid(),
    title: z.string(),
    /** What stands biggest on its ticket: "20%", "2 por 1". */
    value: z.string(),
    is_flash: z.boolean(),
    ends_at: moment,
    /** The page of the business at its coupons. */
    path: z.string(),
    business: z.object({ name: z.string(), neighbourhood: z.string().nullable() }),
  })
  .meta({ id: 'FoundOffer' })
export type FoundOffer = z.input<typeof FoundOffer>
