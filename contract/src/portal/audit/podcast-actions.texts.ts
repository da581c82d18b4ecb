import { type ActionTexts, became, STATE_WORDS, stateVerb } from './action-texts.ts'

/** the podcast. */
export const PODCAST_ACTIONS = {
  'podcast.show-created': {
    name: 'Programa criado',
    kind: 'show',
    did: (_, { the }) => `criou ${the}`,
  },
  'podcast.show-updated': {
    name: 'Programa alterado',
    kind: 'show',
    did: (_, { the }) => `alterou ${the}`,
  },
  'podcast.episode-created': {
    name: 'Episódio criado',
    kind: 'episode',
    did: (_, { the }) => `criou ${the}`,
  },
  'podcast.episode-updated': {
    name: 'Episódio alterado',
    kind: 'episode',
    did: (_, { the }) => `alterou ${the}`,
  },
  'podcast.episode-status-set': {
    name: 'Situação de episódio',
    kind: 'episode',
    did: ({ to }, { the }) => `${stateVerb(to)} ${the}`,
    change: became('Situação', STATE_WORDS),
  },
} satisfies ActionTexts
