import { BEACH_FLAG_WORDS } from '../../city/beach-conditions/beach-condition.texts.ts'
import { type ActionTexts, became, forWhen, STATE_WORDS, stateVerb } from './action-texts.ts'

const status = became('Situação', STATE_WORDS)
const flag = became(
  'Bandeira',
  Object.fromEntries(Object.entries(BEACH_FLAG_WORDS).map(([key, { name }]) => [key, name])),
)

/** " até 18/07/2026, 18h" */
const untilWhen = (value: unknown) => forWhen(value).replace(' para ', ' até ')

/** beaches and attractions, collections of places, useful numbers, duty pharmacies, notices and tide tables. */
export const CITY_ACTIONS = {
  'sight.created': {
    name: 'Praia ou atração criada',
    kind: 'sight',
    did: (_, { the }) => `criou ${the}`,
  },
  'sight.updated': {
    name: 'Praia ou atração alterada',
    kind: 'sight',
    did: (_, { the }) => `alterou ${the}`,
  },
  'sight.photos-set': {
    name: 'Fotos de praia ou atração',
    kind: 'sight',
    did: (_, { of }) => `gravou as fotos ${of}`,
  },
  'sight.status-set': {
    name: 'Situação de praia ou atração',
    kind: 'sight',
    did: ({ to }, { the }) => `${stateVerb(to)} ${the}`,
    change: status,
  },
  'collection.created': {
    name: 'Roteiro ou coleção criada',
    kind: 'collection',
    did: (_, { the }) => `criou ${the}`,
  },
  'collection.updated': {
    name: 'Roteiro ou coleção alterada',
    kind: 'collection',
    did: (_, { the }) => `alterou ${the}`,
  },
  'collection.status-set': {
    name: 'Situação de roteiro ou coleção',
    kind: 'collection',
    did: ({ to }, { the }) => `${stateVerb(to)} ${the}`,
    change: status,
  },
  'collections.ordered': {
    name: 'Roteiros reordenados',
    kind: 'collection',
    did: () => 'mudou a ordem dos roteiros e coleções',
  },
  'utility.created': {
    name: 'Utilidade criada',
    kind: 'utility',
    did: (_, { the }) => `criou ${the}`,
  },
  'utility.updated': {
    name: 'Utilidade alterada',
    kind: 'utility',
    did: (_, { the }) => `alterou ${the}`,
    change: status,
  },
  'utility.moved': {
    name: 'Utilidade mudada de lugar',
    kind: 'utility',
    did: (_, { the }) => `mudou de lugar ${the}`,
  },
  'utility.verified': {
    name: 'Utilidade conferida',
    kind: 'utility',
    did: (_, { the }) => `conferiu ${the}`,
  },
  'duties.added': {
    name: 'Plantões gravados',
    kind: 'duty',
    did: () => 'gravou plantões de farmácias',
  },
  'duties.verified': {
    name: 'Plantões conferidos',
    kind: 'duty',
    did: () => 'conferiu plantões de farmácias',
  },
  'duty.updated': {
    name: 'Plantão alterado',
    kind: 'duty',
    did: (_, { the }) => `alterou ${the}`,
    change: ({ before, after }) => became('Farmácia')({ from: before, to: after }),
  },
  'duty.removed': {
    name: 'Plantão apagado',
    kind: 'duty',
    did: (_, { the }) => `apagou ${the}`,
  },
  'notice.created': {
    name: 'Comunicado criado',
    kind: 'notice',
    did: (_, { the }) => `criou ${the}`,
  },
  'notice.updated': {
    name: 'Comunicado alterado',
    kind: 'notice',
    did: (_, { the }) => `alterou ${the}`,
    change: status,
  },
  'beach.condition-set': {
    name: 'Bandeira e guarda-vidas ditos',
    kind: 'sight',
    did: ({ until }, { of }) => `disse a bandeira e os guarda-vidas ${of}${untilWhen(until)}`,
    change: flag,
  },
  'beach.condition-ended': {
    name: 'Bandeira e guarda-vidas retirados',
    kind: 'sight',
    did: (_, { of }) => `tirou do ar a bandeira e os guarda-vidas ${of}`,
  },
  'weather.shown-set': {
    name: 'Previsão do tempo ligada ou desligada',
    kind: 'settings',
    did: ({ is_shown: isShown }) =>
      isShown === true ? 'ligou a previsão do tempo' : 'desligou a previsão do tempo',
  },
  'tides.table-imported': {
    name: 'Tábua de marés importada',
    kind: 'tide-table',
    did: (_, { the }) => `importou ${the}`,
  },
  'tides.table-removed': {
    name: 'Tábua de marés apagada',
    kind: 'tide-table',
    did: (_, { the }) => `apagou ${the}`,
  },
} satisfies ActionTexts
