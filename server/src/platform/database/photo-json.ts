import type { Photo } from '@portal/contract/ground/media/media'
import { type RawBuilder, sql } from 'kysely'
import { bool, selected } from './checked-sql.ts'

/** A photo as pages carry it, of the row that goes by this name in the query. */
export function photoJson(media = 'media'): RawBuilder<Photo> {
  const column = (name: string) => sql.ref(`${media}.${name}`)
  return selected<Photo>`jsonb_build_object('id', ${column('id')}, 'width', ${column('width')},
    'height', ${column('height')}, 'thumbhash', ${column('thumbhash')}, 'alt', ${column('alt')})
    || case when ${column('focus_x')} is null then '{}'::jsonb else jsonb_build_object('focus',
      jsonb_build_object('x', ${column('focus_x')}, 'y', ${column('focus_y')})) end`
}

/** On `media`: one that failed or that only its owner may see is as good as none. */
export const isShownPhoto = bool`media.status <> 'failed' and not media.is_private`
