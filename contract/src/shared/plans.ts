import { z } from 'zod'

/** Plan types of spec §4. `clube` is the default and the fallback: least privilege. */
export const PlanType = z.enum(['clube', 'atalaia', 'macarico', 'espadarte', 'admin', 'superadmin'])
export type PlanType = z.infer<typeof PlanType>
