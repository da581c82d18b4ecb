import { z } from 'zod'

/** A property that a search found. */
export const FoundProperty = z
  .object({
    id: z.uuid(),
    title: z.string(),
    /** As it is offered first: "À venda, R$ 620.000". */
    offer: z.string(),
    path: z.string(),
    neighbourhood: z.string().nullable(),
    bedrooms: z.int().nullable(),
    /** Its number at the council stands beside its name, as the law asks. */
    advertiser: z.object({ name: z.string(), creci: z.string().nullable() }),
  })
  .meta({ id: 'FoundProperty' })
export type FoundProperty = z.infer<typeof FoundProperty>
