import type { ActionTexts, Details } from './action-texts.ts'

function terms({ typed }: Details): string {
  return Array.isArray(typed) && typed.length > 0 ? ` de “${typed.join(', ')}”` : ''
}

/** What is taught to the search. */
export const SEARCH_ACTIONS = {
  'search.synonym-added': {
    name: 'Sinônimo criado',
    did: (details: Details) => `ensinou à busca o sentido${terms(details)}`,
  },
  'search.synonym-updated': {
    name: 'Sinônimo alterado',
    did: (details: Details) => `alterou na busca o sentido${terms(details)}`,
  },
  'search.synonym-removed': {
    name: 'Sinônimo apagado',
    did: (details: Details) => `apagou da busca o sentido${terms(details)}`,
  },
} satisfies ActionTexts
