import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'

export type Backup = { content: ArticleContent /** When it was written. */; at: string }

const keyOf = (id: string) => `portal:noticia:${id}`

/** A copy of what is being written, on this device. A device that keeps nothing is no reason to stop. */
export const backups = {
  read(id: string): Backup | null {
    try {
      const found = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
      return typeof found?.content?.title === 'string' && typeof found.at === 'string'
        ? found
        : null
    } catch {
      return null
    }
  },
  write(id: string, backup: Backup): boolean {
    try {
      localStorage.setItem(keyOf(id), JSON.stringify(backup))
      return true
    } catch {
      return false
    }
  },
  clear(id: string) {
    try {
      localStorage.removeItem(keyOf(id))
    } catch {
      // Nothing was kept.
    }
  },
}
export type Backups = typeof backups
