import type { Connection } from '../../platform/database/database.ts'
import type { Gathered, IssueWords } from './issues.rules.ts'

/** Reads what a letter gathers of the portal by itself. Owns nothing. */
export function newsletterBlocksStore(_connection: Connection) {
  return {
    async gather(
      _issue: Pick<IssueWords, 'withEvents' | 'withNews'>,
      _now: Date,
    ): Promise<Gathered> {
      return { events: [], news: [] }
    },
  }
}
