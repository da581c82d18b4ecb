import {
  LEAD_STAGE_WORDS,
  PROPERTY_STATUS_WORDS,
} from '../../properties/properties/properties.texts.ts'
import { type ActionTexts, became, quoted } from './action-texts.ts'

/** Real estate that businesses advertise. */
export const PROPERTY_ACTIONS = {
  'properties.created': {
    name: 'Imóvel criado',
    kind: 'establishment',
    did: ({ name }, { of }) => `criou o imóvel${quoted(name)} ${of}`,
  },
  'properties.updated': {
    name: 'Imóvel alterado',
    kind: 'establishment',
    did: ({ name }, { of }) => `mudou o imóvel${quoted(name)} ${of}`,
  },
  'properties.moved': {
    name: 'Imóvel publicado, tirado do ar ou arquivado',
    kind: 'establishment',
    did: ({ name }, { of }) => `mudou a situação do imóvel${quoted(name)} ${of}`,
    change: became('Situação', PROPERTY_STATUS_WORDS),
  },
  'properties.confirmed': {
    name: 'Imóvel confirmado como disponível',
    kind: 'establishment',
    did: ({ name }, { of }) => `confirmou que o imóvel${quoted(name)} ${of} ainda está disponível`,
  },
  'properties.creci-set': {
    name: 'CRECI do anunciante alterado',
    kind: 'establishment',
    did: (_details, { of }) => `mudou o CRECI ${of}`,
    change: became('CRECI'),
  },
  'properties.lead-moved': {
    name: 'Contato sobre imóvel em outra etapa',
    kind: 'establishment',
    did: (_details, { of }) => `mudou a etapa de um contato sobre um imóvel ${of}`,
    change: became('Etapa', LEAD_STAGE_WORDS),
  },
  'properties.lead-noted': {
    name: 'Anotação sobre um contato',
    kind: 'establishment',
    did: (_details, { of }) => `anotou algo sobre um contato de imóvel ${of}`,
  },
  'properties.hidden': {
    name: 'Imóvel tirado do ar pela equipe',
    kind: 'establishment',
    did: ({ name }, { of }) => `tirou do ar o imóvel${quoted(name)} ${of}`,
  },
  'properties.restored': {
    name: 'Imóvel devolvido ao ar pela equipe',
    kind: 'establishment',
    did: ({ name }, { of }) => `devolveu ao ar o imóvel${quoted(name)} ${of}`,
  },
  'properties.flag-dismissed': {
    name: 'Aviso de foto repetida dispensado',
    kind: 'establishment',
    did: ({ name }, { of }) => `dispensou o aviso de foto repetida do imóvel${quoted(name)} ${of}`,
  },
} satisfies ActionTexts
