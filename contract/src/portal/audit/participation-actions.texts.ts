import { COVERAGE_STATUS_WORDS } from '../../newsroom/coverage-requests/coverage.texts.ts'
import { type ActionTexts, became } from './action-texts.ts'

/** what people send: "Você no Portal" and requests for coverage. */
export const PARTICIPATION_ACTIONS = {
  'contribution.sent': {
    name: 'Participação enviada',
    kind: 'contribution',
    did: (_, { the }) => `enviou ao Você no Portal ${the}`,
  },
  'contribution.published': {
    name: 'Participação publicada',
    kind: 'contribution',
    did: (_, { the }) => `publicou ${the}`,
  },
  'contribution.rejected': {
    name: 'Participação recusada',
    kind: 'contribution',
    did: (_, { the }) => `recusou ${the}`,
  },
  'contribution.answered': {
    name: 'Reclamação respondida',
    kind: 'contribution',
    did: (_, { the }) => `respondeu a quem enviou ${the}`,
  },
  'contribution.suspended': {
    name: 'Participação fora do ar',
    kind: 'contribution',
    did: (_, { the }) => `tirou do ar ${the}`,
  },
  'contribution.archived': {
    name: 'Participação arquivada',
    kind: 'contribution',
    did: (_, { the }) => `arquivou ${the}`,
  },
  'contribution.restored': {
    name: 'Participação de volta',
    kind: 'contribution',
    did: (_, { the }) => `devolveu ao ar ${the}`,
  },
  'contribution.withdrawn': {
    name: 'Autorização retirada',
    kind: 'contribution',
    did: ({ by }, { the, of }) =>
      by === 'link'
        ? `tirou do ar ${the}, cujo autor retirou a autorização`
        : `retirou a autorização ${of}`,
  },
  'coverage.moved': {
    name: 'Cobertura mudou de situação',
    kind: 'coverage',
    did: (_, { the }) => `moveu ${the}`,
    change: became('Situação', COVERAGE_STATUS_WORDS),
  },
  'coverage.arranged': {
    name: 'Cobertura com responsável',
    kind: 'coverage',
    did: (_, { of }) => `disse quem cuida ${of}`,
  },
  'coverage.note-written': {
    name: 'Nota sobre cobertura',
    kind: 'coverage',
    did: (_, { the }) => `anotou algo sobre ${the}`,
  },
  'coverage.message-written': {
    name: 'Mensagem sobre cobertura',
    kind: 'coverage',
    did: (_, { the }) => `escreveu a quem fez ${the}`,
  },
  'coverage.withdrawn': {
    name: 'Cobertura cancelada',
    kind: 'coverage',
    did: (_, { the }) => `cancelou, pelo link de quem pediu, ${the}`,
  },
} satisfies ActionTexts
