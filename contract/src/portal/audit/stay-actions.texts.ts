import { DECLINE_WORDS } from '../../lodging/stays/stays.texts.ts'
import { type ActionTexts, wordIn } from './action-texts.ts'

const because = (code: unknown) => {
  const word = wordIn(DECLINE_WORDS, code)
  return word ? `: ${word.toLowerCase()}` : ''
}

/** Stays and calendars of lodgings: what the people of a house did. */
export const STAY_ACTIONS = {
  'stays.accepted': {
    name: 'Pedido de reserva aceito',
    kind: 'establishment',
    did: (_details, { of }) => `aceitou um pedido de reserva ${of}`,
  },
  'stays.declined': {
    name: 'Pedido de reserva recusado',
    kind: 'establishment',
    did: ({ code }, { of }) => `recusou um pedido de reserva ${of}${because(code)}`,
  },
  'stays.confirmed': {
    name: 'Reserva confirmada pela hospedagem',
    kind: 'establishment',
    did: (_details, { of }) => `confirmou pelo hóspede uma reserva ${of}`,
  },
  'stays.cancelled': {
    name: 'Reserva cancelada pela hospedagem',
    kind: 'establishment',
    did: ({ code }, { of }) => `cancelou uma reserva ${of}${because(code)}`,
  },
  'stays.written': {
    name: 'Reserva anotada pela hospedagem',
    kind: 'establishment',
    did: ({ rooms }, { of }) =>
      `anotou uma reserva por telefone ou no balcão${Number(rooms) > 1 ? `, de ${Number(rooms)} quartos,` : ''} ${of}`,
  },
  'nights.blocked': {
    name: 'Noites bloqueadas',
    kind: 'establishment',
    did: (_details, { of }) => `bloqueou noites no calendário ${of}`,
  },
  'nights.unblocked': {
    name: 'Noites soltas',
    kind: 'establishment',
    did: (_details, { of }) => `soltou noites no calendário ${of}`,
  },
  'calendars.added': {
    name: 'Calendário de outro portal ligado',
    kind: 'establishment',
    did: (_details, { of }) => `ligou um calendário de outro portal ${of}`,
  },
  'calendars.confirmed': {
    name: 'Calendário de outro portal confirmado',
    kind: 'establishment',
    did: (_details, { of }) => `confirmou um calendário de outro portal ${of}`,
  },
  'calendars.removed': {
    name: 'Calendário de outro portal desligado',
    kind: 'establishment',
    did: (_details, { of }) => `desligou um calendário de outro portal ${of}`,
  },
  'calendars.link-rotated': {
    name: 'Endereço do calendário trocado',
    kind: 'establishment',
    did: (_details, { of }) => `trocou o endereço do calendário que outros portais leem ${of}`,
  },
} satisfies ActionTexts
