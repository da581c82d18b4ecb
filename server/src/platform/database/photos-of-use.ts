import { statement } from './checked-sql.ts'
import type { Connection } from './database.ts'

/** A photo that somebody would like to show in a record. */
export type PhotoOfUse = { id: string; userId: string | null; status: string }

/** Those of them that anybody may see; none is swept before the transaction ends. */
export async function lockPhotosOfUse(
  connection: Connection,
  ids: readonly string[],
): Promise<PhotoOfUse[]> {
  if (ids.length === 0) return []
  const { rows } = await statement<PhotoOfUse>`
    select id, user_id as "userId", status from media
    where id = any(${[...ids]}::uuid[]) and not is_private for key share
  `.execute(connection)
  return rows
}

/** Ready, and one's own or shown by the record already: that of somebody who has left stays. */
export function isUsablePhoto(
  photo: PhotoOfUse | null | undefined,
  { userId, shown }: { userId: string | null; shown: string | null | undefined },
): boolean {
  if (photo?.status !== 'ready') return false
  return photo.id === shown || (userId !== null && photo.userId === userId)
}
