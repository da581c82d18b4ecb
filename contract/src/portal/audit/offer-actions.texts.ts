import { OFFER_STATE_WORDS } from '../../club/offers/offers.texts.ts'
import { type ActionTexts, became, quoted } from './action-texts.ts'

/** Offers of businesses to members of the club, and coupons at the counter. */
export const OFFER_ACTIONS = {
  'offers.created': {
    name: 'Oferta do Clube criada',
    kind: 'establishment',
    did: ({ name }, { of }) => `criou a oferta${quoted(name)} ${of}`,
  },
  'offers.updated': {
    name: 'Oferta do Clube alterada',
    kind: 'establishment',
    did: ({ name }, { of }) => `mudou a oferta${quoted(name)} ${of}`,
  },
  'offers.state-set': {
    name: 'Oferta do Clube pausada, retomada ou encerrada',
    kind: 'establishment',
    did: ({ name }, { of }) => `mudou a situação da oferta${quoted(name)} ${of}`,
    change: became('Situação', OFFER_STATE_WORDS),
  },
  'offers.approved': {
    name: 'Oferta do Clube aprovada',
    kind: 'establishment',
    did: ({ name }, { of }) => `aprovou a oferta${quoted(name)} ${of}`,
  },
  'offers.refused': {
    name: 'Oferta do Clube recusada',
    kind: 'establishment',
    did: ({ name }, { of }) => `recusou a oferta${quoted(name)} ${of}`,
  },
  'offers.redemption-undone': {
    name: 'Uso de cupom desfeito',
    kind: 'establishment',
    did: ({ name }, { of }) => `desfez o uso de um cupom${quoted(name)} ${of}`,
  },
} satisfies ActionTexts
