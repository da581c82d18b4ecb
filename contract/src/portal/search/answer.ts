import { z } from 'zod'
import { moment } from '../../shared/moment.ts'
import { ANSWER_KINDS, OWN_THINGS } from './answer.texts.ts'

const AnswerAction = z.object({
  /** `page` is an address of the portal; the others leave it. */
  kind: z.enum(['page', 'phone', 'route', 'outside']),
  text: z.string(),
  href: z.string(),
})

/** A place that answers: with one line of facts, and whether it is open. */
const AnswerPlace = z.object({
  name: z.string(),
  line: z.string(),
  open: z.object({ state: z.enum(['open', 'soon', 'closed']), text: z.string() }).nullable(),
  /** From what was asked for. */
  distance: z.string().nullable(),
  path: z.string().nullable(),
  phone: z.string().nullable(),
})

/**
 * What a question is answered with before anything is listed: facts of the portal in sentences, with their
 * source and hour. A screen shows it; whatever else answers people reads the same.
 */
export const Answer = z
  .object({
    kind: z.enum(ANSWER_KINDS),
    label: z.string(),
    /** The place that is spoken of. */
    scope: z.string().nullable(),
    title: z.string(),
    /** Ends the title, and is what was asked for: "16h42". */
    value: z.string().nullable(),
    text: z.string(),
    facts: z.array(
      z.object({ name: z.string(), value: z.string(), note: z.string(), is_next: z.boolean() }),
    ),
    places: z.array(AnswerPlace),
    actions: z.array(AnswerAction),
    source: z
      .object({ name: z.string(), url: z.string().nullable(), checked_at: moment.nullable() })
      .nullable(),
    /** What to beware of: "não use para navegação". */
    note: z.string(),
    /** Something else worth knowing: whether the car may stay. */
    aside: z.object({ title: z.string(), text: z.string() }).nullable(),
    as_of: moment,
    /** The portal does not know; `text` says so, and where to ask. */
    is_missing: z.boolean(),
    own: z.enum(OWN_THINGS).nullable(),
  })
  .meta({ id: 'Answer' })
export type Answer = z.input<typeof Answer>
export type AnswerPlace = Answer['places'][number]
