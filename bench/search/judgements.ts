import { EATING } from './judgements/eating.ts'
import { GETTING_HELP } from './judgements/getting-help.ts'
import { GOING_OUT } from './judgements/going-out.ts'
import type { Judgement } from './judgements/judgement.ts'
import { NAMES } from './judgements/names.ts'
import { STAYING } from './judgements/staying.ts'

export const JUDGEMENTS: readonly Judgement[] = [
  ...EATING,
  ...STAYING,
  ...GOING_OUT,
  ...GETTING_HELP,
  ...NAMES,
]
