import { SITUATION_WORDS } from '../../city/events/event.texts.ts'
import { type ActionTexts, became, STATE_WORDS, stateVerb, wordIn } from './action-texts.ts'

const situation = (value: unknown) => (wordIn(SITUATION_WORDS, value) ?? 'diferente').toLowerCase()

/** the programme of the city. */
export const EVENT_ACTIONS = {
  'event.submitted': {
    name: 'Evento enviado',
    kind: 'event',
    did: (_, { the }) => `enviou para a agenda ${the}`,
  },
  'event.confirmed': {
    name: 'Envio de evento confirmado',
    kind: 'event',
    did: (_, { of }) => `recebeu a confirmação do envio ${of}`,
  },
  'event.created': { name: 'Evento criado', kind: 'event', did: (_, { the }) => `criou ${the}` },
  'event.updated': {
    name: 'Evento alterado',
    kind: 'event',
    did: (_, { the }) => `alterou ${the}`,
  },
  'event.status-set': {
    name: 'Situação de evento',
    kind: 'event',
    did: ({ to }, { the }) => `${stateVerb(to)} ${the}`,
    change: became('Situação', STATE_WORDS),
  },
  'event.situation-set': {
    name: 'Aviso de evento',
    kind: 'event',
    did: ({ to }, { the }) => `avisou que ${the} está ${situation(to)}`,
    change: became('Aviso', SITUATION_WORDS),
  },
} satisfies ActionTexts
