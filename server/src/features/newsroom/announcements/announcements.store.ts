import type { AnnouncementKind } from '@portal/contract/newsroom/announcements/announcement'
import { sql } from 'kysely'
import { int4, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'
import { lockPhotosOfUse } from '../../../platform/database/photos-of-use.ts'
import type { AnnouncementWords, StoredAnnouncement } from './announcements.rules.ts'

/** Owns what the banner and the popup say. Their days are the settings', which are only read here. */
export function announcementsStore(connection: Connection) {
  return {
    async list(): Promise<StoredAnnouncement[]> {
      const { rows } = await statement<StoredAnnouncement>`
        select said.kind, said.title, said.text, said.link_label, said.link_url, said.version,
          case said.kind when 'banner' then banner_start else popup_start end as start,
          case said.kind when 'banner' then banner_end else popup_end end as "end",
          case when media.id is null then null else ${photoJson()} end as photo
        from announcements as said cross join portal_settings
        left join media on media.id = said.photo_id and ${isShownPhoto}
        order by said.kind
      `.execute(connection)
      return rows
    },

    async lock(kind: AnnouncementKind): Promise<StoredAnnouncement> {
      await sql`select 1 from announcements where kind = ${kind} for update`.execute(connection)
      const found = (await this.list()).find((one) => one.kind === kind)
      if (!found) throw new Error(`no row for the ${kind}`)
      return found
    },

    lockPhotos: (ids: readonly string[]) => lockPhotosOfUse(connection, ids),

    async save(
      kind: AnnouncementKind,
      words: AnnouncementWords,
      photoId: string | null,
      now: Date,
    ) {
      await connection
        .updateTable('announcements')
        .set({ ...words, photo_id: photoId, version: int4`version + 1`, updated_at: now })
        .where('kind', '=', kind)
        .execute()
    },
  }
}
