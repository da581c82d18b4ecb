import type { AccountStep } from '~/features/portal/dashboards/account-steps.rules.ts'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { screenAddress } from '~/screens/screen-address.ts'

const { names, nexts, actions } = dashboardsTexts.steps

/** The steps of an account that are still open, among those of its business. */
export const owedBy = (steps: readonly AccountStep[]) =>
  steps
    .filter(({ isDone }) => !isDone)
    .map(({ kind, section }) => ({
      name: names[kind],
      next: nexts[kind],
      action: actions[kind],
      to: `${screenAddress('conta')}#${section}`,
    }))
