import type {
  FirstUse,
  SkippableStep,
  SystemTestKind,
} from '@portal/contract/portal/first-use/first-use'

export const STEPS = ['city', 'you', 'mail', 'pix', 'cards', 'backup', 'open'] as const
export type Step = (typeof STEPS)[number]
export type StepState = 'done' | 'skipped' | 'waiting'

const isSkippable = (step: Step): step is SkippableStep =>
  step === 'mail' || step === 'pix' || step === 'cards' || step === 'backup'

export const testOf = ({ tests }: FirstUse, kind: SystemTestKind) =>
  tests.find((test) => test.kind === kind)

/** What was done counts before what was skipped. */
export function stateOf(step: Step, firstUse: FirstUse): StepState {
  if (isDone(step, firstUse)) return 'done'
  return isSkippable(step) && firstUse.skipped.includes(step) ? 'skipped' : 'waiting'
}

function isDone(step: Step, firstUse: FirstUse): boolean {
  switch (step) {
    case 'city':
      return firstUse.has_city
    case 'you':
      return firstUse.has_second_factor
    case 'backup':
      return firstUse.backup_at !== null && firstUse.proof_at !== null
    case 'open':
      return firstUse.finished_at !== null
    default:
      return testOf(firstUse, step)?.state === 'passed'
  }
}

/** Where whoever comes back goes on. */
export const currentStep = (firstUse: FirstUse): Step =>
  STEPS.find((step) => stateOf(step, firstUse) === 'waiting') ?? 'open'
