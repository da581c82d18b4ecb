import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import {
  BEACH_FLAGS,
  CONDITION_HOURS,
  CONDITION_NOTE_MAX,
  CONDITION_SOURCE_MAX,
  LIFEGUARDS,
} from './beach-condition.texts.ts'

/** Null: nobody said. */
const facts = {
  flag: z.enum(BEACH_FLAGS).nullable(),
  lifeguards: z.enum(LIFEGUARDS).nullable(),
}

/** Seen at an hour, and worth nothing after another. */
export const BeachCondition = z
  .object({
    beach_id: z.uuid(),
    slug: z.string(),
    ...facts,
    note: z.string(),
    source: z.string(),
    seen_at: moment,
    until: moment,
  })
  .meta({ id: 'BeachCondition' })
export type BeachCondition = z.input<typeof BeachCondition>

export const listBeachConditions = endpoint({
  method: 'GET',
  path: '/api/v1/beach-conditions',
  access: 'anyone',
  tag: 'Turismo',
  summary: 'Bandeira e guarda-vidas das praias, só enquanto valem, com quem viu e quando',
  response: z.object({ conditions: z.array(BeachCondition) }),
  status: 200,
})

/** A beach with what was said of it last, also when that is over. */
export const EditedBeachCondition = z
  .object({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    ...facts,
    note: z.string(),
    source: z.string(),
    seen_at: moment.nullable(),
    until: moment.nullable(),
    is_current: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'EditedBeachCondition' })
export type EditedBeachCondition = z.input<typeof EditedBeachCondition>

const admin = { tag: 'Administração', status: 200 } as const
const seen = { version: z.int().nonnegative() }
const params = z.object({ id: z.uuid() })
const path = '/api/v1/admin/beach-conditions/:id'

export const listEditedBeachConditions = endpoint({
  ...admin,
  method: 'GET',
  access: 'editor',
  path: '/api/v1/admin/beach-conditions',
  summary: 'As praias publicadas, com a última bandeira e os guarda-vidas de cada uma',
  response: z.array(EditedBeachCondition),
})

export const setBeachCondition = endpoint({
  ...admin,
  method: 'PUT',
  access: 'editor',
  path,
  summary: 'Diz a bandeira e os guarda-vidas de uma praia, de agora até o fim escolhido',
  params,
  body: z
    .object({
      ...seen,
      ...facts,
      note: textLine(CONDITION_NOTE_MAX),
      source: textLine(CONDITION_SOURCE_MAX).min(2, 'Diga quem viu.'),
      hours: z.union(
        CONDITION_HOURS.map((hours) => z.literal(hours)),
        'Escolha até quando vale.',
      ),
    })
    .strict()
    .refine(({ flag, lifeguards }) => flag !== null || lifeguards !== null, {
      path: ['flag'],
      message: 'Diga a bandeira ou os guarda-vidas.',
    }),
  response: EditedBeachCondition,
})

export const endBeachCondition = endpoint({
  ...admin,
  method: 'POST',
  access: 'editor',
  path: `${path}/end`,
  summary: 'Tira do ar o que se disse de uma praia',
  params,
  body: z.object(seen).strict(),
  response: EditedBeachCondition,
})
