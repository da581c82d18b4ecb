import { type ActionTexts, quoted } from './action-texts.ts'

/** rooms and prices of lodgings. */
export const LODGING_ACTIONS = {
  'lodging.unit-added': {
    name: 'Quarto ou unidade criada',
    kind: 'establishment',
    did: ({ name }, { of }) => `criou o quarto${quoted(name)} ${of}`,
  },
  'lodging.unit-updated': {
    name: 'Quarto ou unidade alterada',
    kind: 'establishment',
    did: ({ name }, { of }) => `mudou o quarto${quoted(name)} ${of}`,
  },
  'lodging.unit-removed': {
    name: 'Quarto ou unidade removida',
    kind: 'establishment',
    did: ({ name }, { of }) => `removeu o quarto${quoted(name)} ${of}`,
  },
  'lodging.ordered': {
    name: 'Quartos reordenados',
    kind: 'establishment',
    did: (_details, { of }) => `mudou a ordem dos quartos ${of}`,
  },
  'lodging.seasons-saved': {
    name: 'Temporadas da hospedagem alteradas',
    kind: 'establishment',
    did: (_details, { of }) => `mudou as temporadas e seus preços ${of}`,
  },
  'lodging.nights-priced': {
    name: 'Preço de noites alterado',
    kind: 'establishment',
    did: (_details, { of }) => `mudou o preço ou o mínimo de algumas noites ${of}`,
  },
  'lodging.settings-saved': {
    name: 'Regras da hospedagem alteradas',
    kind: 'establishment',
    did: (_details, { of }) => `mudou as regras da hospedagem ${of}`,
  },
} satisfies ActionTexts
