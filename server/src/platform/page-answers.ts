import { countedPage, type PageKind } from '@portal/contract/insight/analytics/page-kinds'
import { isRobot } from './robots.ts'

export type PageAnswer = { page: PageKind; isRobot: boolean; answers: number }

/**
 * Pages answered with 200, from memory or made, by their kind. Counted here and written by whoever takes
 * them: no page waits for it.
 */
export class PageAnswers {
  readonly #counts = new Map<PageKind, { people: number; robots: number }>()
  readonly #isOn: boolean

  /** Off where nginx answers from its own copies too: its log counts all of them. */
  constructor(isOn: boolean) {
    this.#isOn = isOn
  }

  count(path: string, userAgent: string | undefined) {
    if (!this.#isOn) return
    const kind = countedPage(path)?.kind
    if (!kind) return
    let counts = this.#counts.get(kind)
    if (!counts) {
      counts = { people: 0, robots: 0 }
      this.#counts.set(kind, counts)
    }
    if (isRobot(userAgent)) counts.robots += 1
    else counts.people += 1
  }

  take(): PageAnswer[] {
    const taken = [...this.#counts].flatMap(([page, { people, robots }]) => [
      { page, isRobot: false, answers: people },
      { page, isRobot: true, answers: robots },
    ])
    this.#counts.clear()
    return taken.filter(({ answers }) => answers > 0)
  }

  /** What could not be written counts with the next. */
  giveBack(answers: readonly PageAnswer[]) {
    for (const { page, isRobot, answers: count } of answers) {
      const counts = this.#counts.get(page) ?? { people: 0, robots: 0 }
      counts[isRobot ? 'robots' : 'people'] += count
      this.#counts.set(page, counts)
    }
  }
}
