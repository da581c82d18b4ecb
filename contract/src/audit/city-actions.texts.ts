import { type ActionTexts, quoted } from './action-texts.ts'

const STATES: Record<string, string> = {
  draft: 'recolheu para rascunho',
  published: 'publicou',
  archived: 'arquivou',
}

/** beaches and attractions, collections of places, useful numbers, duty pharmacies, notices and tide tables. */
export const CITY_ACTIONS = {
  'sight.created': {
    name: 'Praia ou atração criada',
    did: ({ name }) => `criou a página${quoted(name)} de praia ou atração`,
  },
  'sight.updated': {
    name: 'Praia ou atração alterada',
    did: ({ name }) => `alterou a página${quoted(name)} de praia ou atração`,
  },
  'sight.photos-set': {
    name: 'Fotos de praia ou atração',
    did: ({ name }) => `gravou as fotos da página${quoted(name)} de praia ou atração`,
  },
  'sight.status-set': {
    name: 'Situação de praia ou atração',
    did: ({ name, to }) =>
      `${STATES[String(to)] ?? 'mudou'} a página${quoted(name)} de praia ou atração`,
  },
  'collection.created': {
    name: 'Roteiro ou coleção criada',
    did: ({ name }) => `criou o roteiro ou coleção${quoted(name)}`,
  },
  'collection.updated': {
    name: 'Roteiro ou coleção alterada',
    did: ({ name }) => `alterou o roteiro ou coleção${quoted(name)}`,
  },
  'collection.status-set': {
    name: 'Situação de roteiro ou coleção',
    did: ({ name, to }) => `${STATES[String(to)] ?? 'mudou'} o roteiro ou coleção${quoted(name)}`,
  },
  'collections.ordered': {
    name: 'Roteiros reordenados',
    did: () => 'mudou a ordem dos roteiros e coleções',
  },
  'utility.created': {
    name: 'Utilidade criada',
    did: ({ title }) => `criou a utilidade${quoted(title)}`,
  },
  'utility.updated': {
    name: 'Utilidade alterada',
    did: ({ title }) => `alterou a utilidade${quoted(title)}`,
  },
  'utility.moved': {
    name: 'Utilidade mudada de lugar',
    did: ({ title }) => `mudou de lugar a utilidade${quoted(title)}`,
  },
  'utility.verified': {
    name: 'Utilidade conferida',
    did: ({ title }) => `conferiu a utilidade${quoted(title)}`,
  },
  'duties.added': { name: 'Plantões gravados', did: () => 'gravou plantões de farmácias' },
  'duties.verified': { name: 'Plantões conferidos', did: () => 'conferiu plantões de farmácias' },
  'duty.updated': { name: 'Plantão alterado', did: () => 'alterou um plantão de farmácia' },
  'duty.removed': {
    name: 'Plantão apagado',
    did: ({ name }) => `apagou um plantão de farmácia${quoted(name)}`,
  },
  'notice.created': {
    name: 'Comunicado criado',
    did: ({ title }) => `criou o comunicado${quoted(title)}`,
  },
  'notice.updated': {
    name: 'Comunicado alterado',
    did: ({ title }) => `alterou o comunicado${quoted(title)}`,
  },
  'tides.table-imported': {
    name: 'Tábua de marés importada',
    did: () => 'importou uma tábua de marés',
  },
  'tides.table-removed': { name: 'Tábua de marés apagada', did: () => 'apagou uma tábua de marés' },
} satisfies ActionTexts
