import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'

/** A dish of a menu that a search found, the best one of each business. */
export const FoundDish = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** At this hour, before options; `is_from` where sizes or options make it dearer. */
    price_cents: z.int(),
    was_cents: z.int().nullable(),
    is_from: z.boolean(),
    photo: Photo.nullable(),
    /** The menu at this dish. */
    path: z.string(),
    business: z.object({ name: z.string(), neighbourhood: z.string().nullable() }),
    /** Null: nobody told the hours. */
    is_open: z.boolean().nullable(),
  })
  .meta({ id: 'FoundDish' })
export type FoundDish = z.infer<typeof FoundDish>
