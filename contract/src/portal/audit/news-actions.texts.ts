import { type ActionTexts, became, forWhen, versionWords } from './action-texts.ts'

/** articles and their categories. */
export const NEWS_ACTIONS = {
  'article.created': {
    name: 'Notícia começada',
    kind: 'article',
    did: (_, { the }) => `começou ${the}`,
  },
  'article.published': {
    name: 'Notícia publicada',
    kind: 'article',
    did: (_, { the }) => `publicou ${the}`,
  },
  'article.scheduled': {
    name: 'Notícia agendada',
    kind: 'article',
    did: ({ at }, { the }) => `agendou ${the}${forWhen(at)}`,
  },
  'article.withdrawn': {
    name: 'Notícia recolhida',
    kind: 'article',
    did: ({ from }, { the, of }) =>
      from === 'scheduled' ? `desfez o agendamento ${of}` : `tirou do ar ${the}`,
  },
  'article.archived': {
    name: 'Notícia arquivada',
    kind: 'article',
    did: (_, { the }) => `arquivou ${the}`,
  },
  'article.version-restored': {
    name: 'Versão de notícia restaurada',
    kind: 'article',
    did: ({ number }, { of }) => `trouxe de volta ${versionWords(number)} ${of}`,
  },
  'article.preview-created': {
    name: 'Link de prévia criado',
    kind: 'article',
    did: (_, { of }) => `criou um link de prévia ${of}`,
  },
  'article.preview-revoked': {
    name: 'Link de prévia desfeito',
    kind: 'article',
    did: (_, { of }) => `desfez um link de prévia ${of}`,
  },
  'article-category.created': {
    name: 'Categoria de notícias criada',
    kind: 'article-category',
    did: (_, { the }) => `criou ${the}`,
  },
  'article-category.updated': {
    name: 'Categoria de notícias alterada',
    kind: 'article-category',
    did: (_, { the }) => `alterou ${the}`,
    change: ({ from, name }) => became('Nome')({ from, to: name }),
  },
  'article-category.removed': {
    name: 'Categoria de notícias apagada',
    kind: 'article-category',
    did: (_, { the }) => `apagou ${the}`,
  },
} satisfies ActionTexts
