import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

/** What a person's browser may send when a page crashed. No field asks for personal data. */
export const ErrorReport = z
  .object({
    path: z
      .string()
      .max(300)
      .regex(/^\/[^?#]*$/, 'Envie somente o caminho.'),
    message: z.string().max(500),
    release: z.string().max(64),
    /** Where in the code: the topmost line of the stack, if the browser knows one. */
    stack: z.string().max(300).optional(),
    viewport: z.object({ width: z.int().min(0).max(20_000), height: z.int().min(0).max(20_000) }),
    entries: z
      .array(
        z.object({
          at: z.number(),
          level: z.enum(['info', 'warning', 'error']),
          message: z.string().max(300),
        }),
      )
      .max(50),
    slowOperations: z
      .array(z.object({ name: z.string().max(120), durationMs: z.number() }))
      .max(20),
  })
  .strict()
  .meta({ id: 'ErrorReport' })
export type ErrorReport = z.infer<typeof ErrorReport>

export const sendErrorReport = endpoint({
  method: 'POST',
  path: '/api/v1/error-reports',
  access: 'anyone',
  tag: 'Diagnóstico',
  summary: 'Relato de uma página que falhou',
  body: ErrorReport,
  response: z.object({ protocol: z.string() }),
  status: 202,
})
