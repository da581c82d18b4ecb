import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { OnePhoto } from '~/features/ground/media/OnePhoto.tsx'
import type { ArticleParts } from '~/features/newsroom/news-admin/article-parts.ts'
import { NewsScreen } from '~/features/newsroom/news-admin/NewsScreen.tsx'
import { browserApi } from '~/platform/api.ts'
import type { ChosenPhoto, PhotoPicker } from '~/ui/rich-text/editor/FigureWindow.tsx'
import { ArticleScreen } from '../news/ArticleScreen.tsx'

const PARTS: ArticleParts = {
  photoPicker: (part) => <ArticlePhoto {...part} />,
  async findEstablishments(search) {
    const query = { search, status: 'published' as const }
    const { establishments } = await browserApi.get('/api/v1/admin/establishments', { query })
    return establishments
  },
  async findEvents(search) {
    const query = { search, status: 'published' as const }
    const { events } = await browserApi.get('/api/v1/admin/events', { query })
    return events.map(({ id, title }) => ({ id, name: title }))
  },
  page: (article) => <ArticleScreen article={article} now={new Date()} url={null} />,
}

export default function AdminNews() {
  return <NewsScreen parts={PARTS} />
}

/** A photo for an article, from a desktop or a phone. */
function ArticlePhoto({ photo, onChange }: Parameters<PhotoPicker>[0]) {
  return (
    <OnePhoto
      photo={photo && asOwn(photo)}
      onChange={(own) => onChange(own && { ...own, isReady: own.status === 'ready' })}
    />
  )
}

const asOwn = ({ isReady, is_private: _, ...photo }: ChosenPhoto): OwnPhoto => ({
  ...photo,
  status:
    'status' in photo ? (photo.status as OwnPhoto['status']) : isReady ? 'ready' : 'processing',
  created_at: new Date(0).toISOString(),
})
