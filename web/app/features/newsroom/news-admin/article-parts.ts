import type { Article } from '@portal/contract/newsroom/news/article'
import type { ReactNode } from 'react'
import type { PhotoPicker } from '~/ui/rich-text/editor/FigureWindow.tsx'

export type Named = { id: string; name: string }

/** What the editor borrows from other features; the page brings it. */
export type ArticleParts = {
  photoPicker: PhotoPicker
  /** Things an article may speak of, by a part of their name. */
  findEstablishments: (typed: string) => Promise<Named[]>
  findEvents: (typed: string) => Promise<Named[]>
  /** The public page of an article. */
  page: (article: Article) => ReactNode
}
