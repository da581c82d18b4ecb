import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { EMPTY_RICH_TEXT } from '@portal/contract/rich-text/rich-text-types'

const KEY = 'portal:noticia-nova'

/**
 * The id of the article that is not there yet. This device keeps it until the first words have reached the
 * portal: a second tab, or the next visit after a lost connection, goes on with the same one.
 */
export const newArticle = {
  id(): string {
    try {
      const id = localStorage.getItem(KEY) ?? crypto.randomUUID()
      localStorage.setItem(KEY, id)
      return id
    } catch {
      return crypto.randomUUID()
    }
  },
  /** It is an article now: the next one is another. */
  begun(id: string) {
    try {
      if (localStorage.getItem(KEY) === id) localStorage.removeItem(KEY)
    } catch {
      // Nothing was kept.
    }
  },
}

/** No article has it: nothing of it is on the portal. */
export const NOT_BEGUN = 0

type BlankOptions = { id: string; author: string; mayPublish: boolean; now: Date }

export const blankArticle = ({ id, author, mayPublish, now }: BlankOptions): EditedArticle => ({
  id,
  title: '',
  slug: null,
  status: 'draft',
  category: null,
  author,
  sponsor: null,
  publish_at: null,
  published_at: null,
  updated_at: now.toISOString(),
  updated_by: null,
  has_unpublished_changes: false,
  is_late: false,
  version: NOT_BEGUN,
  content: {
    title: '',
    slug: '',
    summary: '',
    cover: null,
    body: EMPTY_RICH_TEXT,
    category_id: null,
    author,
    correction: null,
    sponsor: null,
    establishment_ids: [],
    event_ids: [],
  },
  photos: [],
  establishments: [],
  events: [],
  may: { publish: mayPublish, schedule: mayPublish, withdraw: false, archive: false },
})
