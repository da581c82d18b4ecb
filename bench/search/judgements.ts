import { ALSO } from './judgements/also.ts'
import { ASKING } from './judgements/asking.ts'
import { EATING } from './judgements/eating.ts'
import { GETTING_HELP } from './judgements/getting-help.ts'
import { GOING_OUT } from './judgements/going-out.ts'
import type { Judgement } from './judgements/judgement.ts'
import { KNOWING } from './judgements/knowing.ts'
import { NAMES } from './judgements/names.ts'
import { STAYING } from './judgements/staying.ts'
import { USEFUL } from './judgements/useful.ts'
import { WHATS_ON } from './judgements/whats-on.ts'

const ALL: readonly Judgement[] = [
  ...EATING,
  ...STAYING,
  ...GOING_OUT,
  ...GETTING_HELP,
  ...NAMES,
  ...WHATS_ON,
  ...KNOWING,
  ...USEFUL,
  ...ASKING,
]

export const JUDGEMENTS: readonly Judgement[] = ALL.map(({ q, want }) => ({
  q,
  want: { ...ALSO[q], ...want },
}))
