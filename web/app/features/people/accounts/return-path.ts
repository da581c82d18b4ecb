import { safeReturnPath } from '~/platform/session/safe-return.rules.ts'
import { RETURN_PATH_KEY } from './accounts.constants.ts'

/** Google brings the person back to one address only: where they wanted to go waits in the tab. */
export function rememberReturnPath(path: string) {
  try {
    sessionStorage.setItem(RETURN_PATH_KEY, path)
  } catch {
    // Storage is switched off: the person lands on the home page.
  }
}

export function peekReturnPath(): string {
  try {
    return safeReturnPath(sessionStorage.getItem(RETURN_PATH_KEY))
  } catch {
    return safeReturnPath(null)
  }
}

export function takeReturnPath(): string {
  const path = peekReturnPath()
  try {
    sessionStorage.removeItem(RETURN_PATH_KEY)
  } catch {
    // It could not be kept either.
  }
  return path
}

const CYCLE_KEY = 'sign-up-cycle'

/** How the plan is to be paid after its trial: it waits in the tab as well. */
export function rememberCycle(cycle: 'month' | 'year') {
  try {
    sessionStorage.setItem(CYCLE_KEY, cycle)
  } catch {
    // By the month then; the checkout asks again.
  }
}

export function takeCycle(): 'month' | 'year' {
  try {
    const cycle = sessionStorage.getItem(CYCLE_KEY)
    sessionStorage.removeItem(CYCLE_KEY)
    return cycle === 'year' ? 'year' : 'month'
  } catch {
    return 'month'
  }
}
