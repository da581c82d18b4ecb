import type { Connection } from '../src/platform/database/database.ts'
import type { DemoReview } from './businesses/demo-reviews.ts'

const DAY_MS = 86_400_000

/** A business with its owner, or a beach or attraction. */
type Reviewed = { id: string; userId: string | null } | { sightId: string }

/** A review by somebody who has left the portal is left out. */
export async function addReviews(
  connection: Connection,
  reviewed: Reviewed,
  reviews: readonly DemoReview[],
  now: Date,
) {
  const authors = await idsOf(
    connection,
    reviews.map(({ email }) => email),
  )
  const place =
    'sightId' in reviewed ? { sight_id: reviewed.sightId } : { establishment_id: reviewed.id }
  const rows = reviews.flatMap(({ email, rating, text, daysAgo, reply }) => {
    const author = authors.get(email)
    const writtenAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const answered = {
      reply,
      replied_at: new Date(writtenAt.getTime() + DAY_MS / 3),
      replied_by: 'userId' in reviewed ? reviewed.userId : null,
    }
    if (!author) return []
    return {
      ...place,
      ...{ user_id: author, rating, text, status: 'published' as const },
      ...{ created_at: writtenAt, updated_at: writtenAt },
      ...(reply ? answered : { reply: null, replied_at: null, replied_by: null }),
    }
  })
  if (rows.length > 0) await connection.insertInto('reviews').values(rows).execute()
}

async function idsOf(connection: Connection, emails: string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const rows = await connection
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .execute()
  return new Map(rows.map(({ email, id }) => [email, id]))
}
