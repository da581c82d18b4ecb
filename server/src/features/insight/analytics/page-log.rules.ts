import { countedPage } from '@portal/contract/insight/analytics/page-kinds'
import type { AnswerRow } from './rollups.rules.ts'
import { cityHour } from './visits.rules.ts'

/** What a line of nginx says that is counted (deploy/nginx.conf, log_format portal). */
type Line = { time: string; method: string; path: string; status: number; robot: number }

/** Pages answered with 200 in lines of the log, whoever had the copy. What is no such line is passed over. */
export function answersIn(lines: Iterable<string>): AnswerRow[] {
  const sums = new Map<string, AnswerRow>()
  for (const line of lines) {
    const read = parse(line)
    const page = read && countedPage(read.path)?.kind
    if (!read || !page) continue
    const isRobot = read.robot === 1
    const { day, hour } = cityHour(new Date(read.time))
    const key = `${day} ${hour} ${page} ${isRobot}`
    const row = sums.get(key) ?? { day, hour, page, isRobot, answers: 0 }
    row.answers += 1
    sums.set(key, row)
  }
  return [...sums.values()]
}

function parse(text: string): Line | null {
  // Most lines are files: a look is cheaper than reading each.
  if (!text.includes('"method":"GET"') || !text.includes('"status":200,')) return null
  try {
    const line = JSON.parse(text) as Line
    const isWhole = typeof line.path === 'string' && typeof line.robot === 'number'
    return isWhole && !Number.isNaN(Date.parse(line.time)) ? line : null
  } catch {
    return null
  }
}
