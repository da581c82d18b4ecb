import { z } from 'zod'

const Travel = z.object({ metres: z.int(), minutes: z.int() }).meta({ id: 'Travel' })

/** From one place to the next by street: null where nobody gets there so. */
export const Leg = z
  .object({ walk: Travel.nullable(), drive: Travel.nullable() })
  .meta({ id: 'Leg' })
export type Leg = z.infer<typeof Leg>
