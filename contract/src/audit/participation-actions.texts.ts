import { COVERAGE_STATUS_WORDS } from '../coverage-requests/coverage.texts.ts'
import type { ActionTexts } from './action-texts.ts'

const WORDS: Record<string, string> = COVERAGE_STATUS_WORDS
const state = (value: unknown) => (WORDS[String(value)] ?? 'outra situação').toLowerCase()

/** what people send: "Você no Portal" and requests for coverage. */
export const PARTICIPATION_ACTIONS = {
  'contribution.sent': {
    name: 'Participação enviada',
    did: () => 'enviou uma participação ao Você no Portal',
  },
  'contribution.published': {
    name: 'Participação publicada',
    did: () => 'publicou uma participação',
  },
  'contribution.rejected': {
    name: 'Participação recusada',
    did: () => 'recusou uma participação',
  },
  'contribution.answered': {
    name: 'Reclamação respondida',
    did: () => 'respondeu a uma reclamação',
  },
  'contribution.suspended': {
    name: 'Participação fora do ar',
    did: () => 'tirou uma participação do ar',
  },
  'contribution.archived': {
    name: 'Participação arquivada',
    did: () => 'arquivou uma participação',
  },
  'contribution.restored': {
    name: 'Participação de volta',
    did: () => 'devolveu uma participação ao ar',
  },
  'contribution.withdrawn': {
    name: 'Autorização retirada',
    did: ({ by }) =>
      by === 'link'
        ? 'tirou do ar uma participação cujo autor retirou a autorização'
        : 'retirou a autorização do que tinha enviado',
  },
  'coverage.moved': {
    name: 'Cobertura mudou de situação',
    did: ({ from, to }) => `moveu um pedido de cobertura de ${state(from)} para ${state(to)}`,
  },
  'coverage.arranged': {
    name: 'Cobertura com responsável',
    did: () => 'disse quem cuida de um pedido de cobertura',
  },
  'coverage.note-written': {
    name: 'Nota sobre cobertura',
    did: () => 'anotou algo sobre um pedido de cobertura',
  },
  'coverage.message-written': {
    name: 'Mensagem sobre cobertura',
    did: () => 'escreveu a quem pediu uma cobertura',
  },
  'coverage.withdrawn': {
    name: 'Cobertura cancelada',
    did: () => 'cancelou um pedido de cobertura, pelo link de quem pediu',
  },
} satisfies ActionTexts
