import { type ActionTexts, quoted } from './action-texts.ts'

const STATES: Record<string, string> = {
  draft: 'recolheu para rascunho',
  scheduled: 'agendou',
  published: 'publicou',
  archived: 'arquivou',
}

/** the podcast. */
export const PODCAST_ACTIONS = {
  'podcast.show-created': {
    name: 'Programa criado',
    did: ({ title }) => `criou o programa${quoted(title)} do podcast`,
  },
  'podcast.show-updated': {
    name: 'Programa alterado',
    did: ({ title }) => `alterou o programa${quoted(title)} do podcast`,
  },
  'podcast.episode-created': {
    name: 'Episódio criado',
    did: ({ title }) => `criou o episódio${quoted(title)}`,
  },
  'podcast.episode-updated': {
    name: 'Episódio alterado',
    did: ({ title }) => `alterou o episódio${quoted(title)}`,
  },
  'podcast.episode-status-set': {
    name: 'Situação de episódio',
    did: ({ title, to }) => `${STATES[String(to)] ?? 'mudou'} o episódio${quoted(title)}`,
  },
} satisfies ActionTexts
