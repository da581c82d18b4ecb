import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { COSTS, TEAM_KINDS, TEAM_VIEWS } from './team-inbox-kinds.ts'

const tag = 'Administração'
const colleague = z.object({ id: z.uuid(), name: z.string() })

/** Most are rows with an id of their own; a service has its name, a prize that of its draw with a number. */
const thing = z.object({
  kind: z.enum(TEAM_KINDS),
  id: z.string().regex(/^[a-z0-9][a-z0-9:.-]{0,79}$/, 'Isto não está mais na fila. Escolha outro.'),
})

export const TeamItem = z
  .object({
    kind: z.enum(TEAM_KINDS),
    id: z.string(),
    title: z.string(),
    about: z.string().nullable(),
    /** What happened to it, as its kind calls that: a trouble, a reason, a service. */
    word: z.string().nullable(),
    /** What is opened to work on it, where that is not the thing itself. */
    opens: z.string().nullable(),
    /** Of what was read: a decision about another is refused. */
    version: z.int().nullable(),
    /** The business that has to act first. */
    business: z
      .object({
        id: z.uuid(),
        name: z.string(),
        slug: z.string(),
        phone: z.string().nullable(),
        whatsapp: z.string().nullable(),
      })
      .nullable(),
    since: moment,
    /** A promise, an hour after which it is too late, or the day a colleague gave it. */
    due_at: moment.nullable(),
    cost: z.enum(COSTS),
    assignee: colleague.nullable(),
    snoozed_until: moment.nullable(),
    /** Ended by its decision; the rest by a word of the team. */
    is_decided: z.boolean(),
  })
  .meta({ id: 'TeamItem' })
export type TeamItem = z.input<typeof TeamItem>

const counts = z.object({
  all: z.int(),
  mine: z.int(),
  unowned: z.int(),
  snoozed: z.int(),
  /** Of all, by what silence costs. */
  costs: z.record(z.enum(COSTS), z.int()),
  kinds: z.partialRecord(z.enum(TEAM_KINDS), z.int()),
  oldest_since: moment.nullable(),
})

export const listTeamInbox = endpoint({
  method: 'GET',
  path: '/api/v1/admin/today',
  access: 'staff',
  tag,
  summary: 'Tudo o que espera pela equipe e a pessoa pode decidir, o que custa mais caro primeiro',
  query: z.object({
    view: z.enum(TEAM_VIEWS).default('all'),
    kind: z.enum(TEAM_KINDS).optional(),
    cursor: z.string().max(300).optional(),
  }),
  response: z.object({
    items: z.array(TeamItem),
    next_cursor: z.string().nullable(),
    counts,
    colleagues: z.array(colleague),
  }),
  status: 200,
})

/** For every badge of the workplace: the same as stands above the list. */
export const countTeamInbox = endpoint({
  method: 'GET',
  path: '/api/v1/admin/today/count',
  access: 'staff',
  tag,
  summary: 'Quanto espera pela equipe e a pessoa pode decidir',
  response: z.object({ all: z.int(), hours: z.int() }),
  status: 200,
})

export const readTeamItem = endpoint({
  method: 'GET',
  path: '/api/v1/admin/today/:kind/:id',
  access: 'staff',
  tag,
  summary: 'Uma coisa que espera, ou quem já a resolveu',
  params: thing,
  response: z.object({
    /** Null when it waits no longer. */
    item: TeamItem.nullable(),
    ended: z.object({ at: moment, by: colleague.nullable() }).nullable(),
  }),
  status: 200,
})

export const keepTeamTask = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/today/:kind/:id',
  access: 'staff',
  tag,
  summary: 'De quem é, até quando, ou para depois',
  params: thing,
  body: z
    .object({
      assignee_id: z.uuid().nullable().optional(),
      due_at: moment.nullable().optional(),
      snoozed_until: moment.nullable().optional(),
    })
    .strict(),
  response: TeamItem,
  status: 200,
})

export const resolveTeamItem = endpoint({
  method: 'POST',
  path: '/api/v1/admin/today/:kind/:id/resolution',
  access: 'staff',
  tag,
  summary: 'Diz que já está resolvido o que nenhuma decisão do portal encerra',
  params: thing,
  response: z.object({ resolved: z.literal(true) }),
  status: 200,
})

export const reopenTeamItem = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/today/:kind/:id/resolution',
  access: 'staff',
  tag,
  summary: 'Volta atrás: ainda espera',
  params: thing,
  response: z.object({ resolved: z.literal(false) }),
  status: 200,
})
