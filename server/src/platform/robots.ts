import { isbot } from 'isbot'

/** Browsers in use at a time are fewer; a flood of invented ones starts anew. */
const MOST_REMEMBERED = 2_000
/** As every browser of this century begins. `compatible` stands in names of robots, and of browsers long dead. */
const BROWSER = /^Mozilla\/5\.0 \((?!compatible\b)/

const known = new Map<string, boolean>()

/** Whether a program calls itself one. Remembered: asking costs more than a page from memory may. */
export function isRobot(userAgent: string | undefined): boolean {
  if (!userAgent) return true
  const before = known.get(userAgent)
  if (before !== undefined) return before
  if (known.size >= MOST_REMEMBERED) known.clear()
  const verdict = !BROWSER.test(userAgent) || isbot(userAgent)
  known.set(userAgent, verdict)
  return verdict
}
