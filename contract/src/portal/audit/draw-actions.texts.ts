import { type ActionTexts, text } from './action-texts.ts'

const prizeOf = (prize: unknown) => (typeof prize === 'number' ? `o ${prize}º prêmio` : 'um prêmio')

/** draws of the club, from the legal record to the prize. */
export const DRAW_ACTIONS = {
  'draw.created': {
    name: 'Sorteio criado',
    kind: 'draw',
    did: (_, { the }) => `criou ${the}`,
  },
  'draw.updated': {
    name: 'Rascunho de sorteio alterado',
    kind: 'draw',
    did: (_, { the }) => `alterou ${the}`,
  },
  'draw.registered': {
    name: 'Registro legal de sorteio',
    kind: 'draw',
    did: ({ certificate }, { of }) =>
      `fez o registro legal ${of}${text(certificate) ? `, certificado ${text(certificate)}` : ''}`,
  },
  'draw.certificate-kept': {
    name: 'Certificado de sorteio guardado',
    kind: 'draw',
    did: (_, { of }) => `guardou o certificado de autorização ${of}`,
  },
  'draw.opened': {
    name: 'Sorteio aberto',
    kind: 'draw',
    did: (_, { the }) => `abriu ${the}`,
  },
  'draw.frozen': {
    name: 'Lista de sorteio fechada',
    kind: 'draw',
    did: ({ entries }, { of }) =>
      `fechou a lista ${of}${typeof entries === 'number' ? `, com ${entries} números` : ''}`,
  },
  'draw.extraction-typed': {
    name: 'Extração digitada',
    kind: 'draw',
    did: ({ contest }, { of }) => `digitou a extração ${contest ?? ''} ${of}`,
  },
  'draw.extraction-differed': {
    name: 'Extração não confirmada',
    kind: 'draw',
    did: (_, { of }) => `leu outra extração do que a digitada ${of}`,
  },
  'draw.drawn': {
    name: 'Sorteio realizado',
    kind: 'draw',
    did: ({ contest }, { of }) => `confirmou a extração ${contest ?? ''} ${of}`,
  },
  'draw.winner-contacted': {
    name: 'Contato com ganhador',
    kind: 'draw',
    did: ({ prize }, { of }) => `procurou quem ganhou ${prizeOf(prize)} ${of}`,
  },
  'draw.prize-delivered': {
    name: 'Prêmio entregue',
    kind: 'draw',
    did: ({ prize }, { of }) => `entregou ${prizeOf(prize)} ${of}`,
  },
  'draw.prize-lapsed': {
    name: 'Prêmio prescrito',
    kind: 'draw',
    did: ({ prize }, { of }) => `encerrou o prazo para retirar ${prizeOf(prize)} ${of}`,
  },
  'draw.minutes-read': {
    name: 'Ata com nomes baixada',
    kind: 'draw',
    did: (_, { of }) => `baixou a ata com os nomes inteiros ${of}`,
  },
} satisfies ActionTexts
