import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Gathered, GatheredItem, IssueWords } from './issues.rules.ts'
import { NEWS_IN_LETTER } from './newsletter.constants.ts'

/** Reads what a letter gathers of the portal by itself. Owns nothing. */
export function newsletterBlocksStore(connection: Connection) {
  return {
    async gather(
      { withNews }: Pick<IssueWords, 'withEvents' | 'withNews'>,
      now: Date,
    ): Promise<Gathered> {
      return { events: [], news: withNews ? await latestNews(now) : [] }
    },
  }

  async function latestNews(now: Date): Promise<GatheredItem[]> {
    const { rows } = await sql<{ slug: string; title: string; summary: string }>`
      select slug, title, summary from articles
      where status in ('scheduled', 'published') and publish_at <= ${now} and slug is not null
      order by coalesce(published_at, publish_at) desc, id desc limit ${NEWS_IN_LETTER}
    `.execute(connection)
    return rows.map(({ slug, title, summary }) => ({
      title,
      path: `/noticias/${slug}`,
      line: summary,
    }))
  }
}
