import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import type { ArticleParts } from '~/features/news-admin/article-parts.ts'
import { NewsScreen } from '~/features/news-admin/NewsScreen.tsx'
import { browserApi } from '~/platform/api.ts'
import { ArticleScreen } from '../news/ArticleScreen.tsx'
import { ArticlePhoto } from './ArticlePhoto.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.news.label)

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
