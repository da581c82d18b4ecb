import { z } from 'zod'

/** RFC 9457. `code` is stable and machine-read; `title` and `detail` are Portuguese, for a person. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string().meta({ example: 'stale' }),
    detail: z.string(),
    requestId: z.string(),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('Campos que não passaram na validação'),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .optional()
      .describe('O que o programa precisa saber de um conflito para continuar'),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>
