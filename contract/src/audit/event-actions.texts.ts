import { EVENT_STATUS_WORDS, SITUATION_WORDS } from '../events/event.texts.ts'
import type { ActionTexts, Details } from './action-texts.ts'

const WORDS: Record<string, string> = { ...EVENT_STATUS_WORDS, ...SITUATION_WORDS }
const state = (value: unknown) => (WORDS[String(value)] ?? 'outra situação').toLowerCase()
const titled = ({ title }: Details) => (typeof title === 'string' ? ` “${title}”` : '')

/** the programme of the city. */
export const EVENT_ACTIONS = {
  'event.submitted': { name: 'Evento enviado', did: () => 'enviou um evento para a agenda' },
  'event.confirmed': {
    name: 'Envio de evento confirmado',
    did: () => 'recebeu a confirmação de um evento enviado',
  },
  'event.created': {
    name: 'Evento criado',
    did: (details) => `criou o evento${titled(details)}`,
  },
  'event.updated': {
    name: 'Evento alterado',
    did: (details) => `alterou o evento${titled(details)}`,
  },
  'event.status-set': {
    name: 'Situação de evento',
    did: (details) =>
      `mudou o evento${titled(details)} de ${state(details.from)} para ${state(details.to)}`,
  },
  'event.situation-set': {
    name: 'Aviso de evento',
    did: (details) => `avisou que o evento${titled(details)} está ${state(details.to)}`,
  },
} satisfies ActionTexts
