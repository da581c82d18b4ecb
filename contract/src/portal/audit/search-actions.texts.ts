import type { ActionTexts, Details } from './action-texts.ts'

/** The record keeps the words: they are the portal's own, and what they led to may be gone. */
function terms({ typed }: Details): string {
  return Array.isArray(typed) && typed.length > 0 ? ` de “${typed.join(', ')}”` : ''
}

/** What is taught to the search. */
export const SEARCH_ACTIONS = {
  'search.synonym-added': {
    name: 'Sinônimo criado',
    kind: 'synonym',
    did: (details) => `ensinou à busca o sentido${terms(details)}`,
  },
  'search.synonym-updated': {
    name: 'Sinônimo alterado',
    kind: 'synonym',
    did: (details) => `alterou na busca o sentido${terms(details)}`,
  },
  'search.synonym-removed': {
    name: 'Sinônimo apagado',
    kind: 'synonym',
    did: (details) => `apagou da busca o sentido${terms(details)}`,
  },
  'search.answer-words-updated': {
    name: 'Palavras de uma resposta alteradas',
    kind: 'synonym',
    did: () => 'alterou na busca as palavras que levam a uma resposta',
  },
  'search.answer-words-restored': {
    name: 'Palavras de uma resposta restauradas',
    kind: 'synonym',
    did: () => 'voltou na busca às palavras com que o portal vem',
  },
} satisfies ActionTexts
