import { type ActionTexts, quoted } from './action-texts.ts'
/** articles and their categories. */
export const NEWS_ACTIONS = {
  'article.created': {
    name: 'Notícia começada',
    did: ({ title }) => `começou a notícia${quoted(title)}`,
  },
  'article.published': {
    name: 'Notícia publicada',
    did: ({ title }) => `publicou a notícia${quoted(title)}`,
  },
  'article.scheduled': {
    name: 'Notícia agendada',
    did: ({ title }) => `agendou a notícia${quoted(title)}`,
  },
  'article.withdrawn': {
    name: 'Notícia recolhida',
    did: ({ title, from }) =>
      from === 'scheduled'
        ? `desfez o agendamento da notícia${quoted(title)}`
        : `tirou do ar a notícia${quoted(title)}`,
  },
  'article.archived': {
    name: 'Notícia arquivada',
    did: ({ title }) => `arquivou a notícia${quoted(title)}`,
  },
  'article.version-restored': {
    name: 'Versão de notícia restaurada',
    did: ({ title, number }) => `trouxe de volta a versão ${number} da notícia${quoted(title)}`,
  },
  'article.preview-created': {
    name: 'Link de prévia criado',
    did: () => 'criou um link de prévia de uma notícia',
  },
  'article.preview-revoked': {
    name: 'Link de prévia desfeito',
    did: () => 'desfez um link de prévia de uma notícia',
  },
  'article-category.created': {
    name: 'Categoria de notícias criada',
    did: ({ name }) => `criou a categoria de notícias${quoted(name)}`,
  },
  'article-category.updated': {
    name: 'Categoria de notícias alterada',
    did: ({ name }) => `alterou a categoria de notícias${quoted(name)}`,
  },
  'article-category.removed': {
    name: 'Categoria de notícias apagada',
    did: ({ name }) => `apagou a categoria de notícias${quoted(name)}`,
  },
} satisfies ActionTexts
