import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

export const SYSTEM_TESTS = ['mail', 'pix', 'cards'] as const
export const SystemTestKind = z.enum(SYSTEM_TESTS)
export type SystemTestKind = z.infer<typeof SystemTestKind>

/** `off`: nothing of it is set up. `sent`: an e-mail left, and counts when its code is typed. */
export const SystemTest = z
  .object({
    kind: SystemTestKind,
    state: z.enum(['off', 'never', 'asked', 'sent', 'passed', 'failed']),
    at: z.iso.datetime().nullable(),
    took_ms: z.int().nullable(),
    /** In the words of whoever failed; it names nobody. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'SystemTest' })
export type SystemTest = z.infer<typeof SystemTest>

const SKIPPABLE_STEPS = ['mail', 'pix', 'cards', 'backup'] as const
export const SkippableStep = z.enum(SKIPPABLE_STEPS)
export type SkippableStep = z.infer<typeof SkippableStep>

export const FirstUse = z
  .object({
    /** Null while there are steps to take. */
    finished_at: z.iso.datetime().nullable(),
    skipped: z.array(SkippableStep),
    /** The city has a name, and somebody can write to its portal. */
    has_city: z.boolean(),
    city_name: z.string().nullable(),
    /** Of whoever asks. */
    has_second_factor: z.boolean(),
    tests: z.array(SystemTest),
    /** The last that was made, and the last that came back. */
    backup_at: z.iso.datetime().nullable(),
    proof_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FirstUse' })
export type FirstUse = z.infer<typeof FirstUse>

export const readFirstUse = endpoint({
  method: 'GET',
  path: '/api/v1/admin/first-use',
  access: 'superadministrator',
  tag: 'Diagnóstico',
  summary: 'Os passos de um portal novo e o que já foi testado',
  response: FirstUse,
  status: 200,
})

/** The worker does it: nobody outside is called by a request. Nothing is charged. */
export const askSystemTest = endpoint({
  method: 'POST',
  path: '/api/v1/admin/system-tests',
  access: 'superadministrator',
  tag: 'Diagnóstico',
  summary: 'Testa o e-mail, o Pix ou os cartões',
  body: z.object({ kind: SystemTestKind }),
  response: z.object({ asked: z.literal(true) }),
  status: 202,
})

export const typeMailCode = endpoint({
  method: 'POST',
  path: '/api/v1/admin/system-tests/mail-code',
  access: 'superadministrator',
  tag: 'Diagnóstico',
  summary: 'Prova que o e-mail de teste chegou',
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Digite os seis números do código.'),
  }),
  response: SystemTest,
  status: 200,
})

export const updateFirstUse = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/first-use',
  access: 'superadministrator',
  tag: 'Diagnóstico',
  summary: 'Pula um passo, ou termina',
  body: z.object({ skip: SkippableStep }).or(z.object({ finish: z.literal(true) })),
  response: FirstUse,
  status: 200,
})
