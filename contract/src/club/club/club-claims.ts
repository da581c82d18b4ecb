import type { ClubTestimonial, PortalSettings } from '../../ground/settings/portal-settings.ts'
import type { ClubNumbers } from './club-numbers.ts'

/** Apart from the other fallbacks: only the club's pages carry these sentences. */
const CLUB_FALLBACKS = {
  club_members_claim: 5_000,
  club_prizes_claim_reais: 15_000,
  club_partners_claim: 500,
  club_discount_claim_percent: 50,
  club_testimonials: [
    {
      name: 'Rosângela',
      place: 'Belém',
      text: 'Mostrei o cupom na barraca e o desconto veio na hora. Pagou o estacionamento da família.',
    },
    {
      name: 'Ivan',
      place: 'Salinópolis',
      text: 'Moro aqui e nem sabia que tanto lugar dava desconto. Agora olho o clube antes de sair.',
    },
    {
      name: 'Socorro',
      place: 'Castanhal',
      text: 'Fiz o cadastro na estrada, pelo celular. Quando cheguei na praia já tinha oferta para usar.',
    },
  ],
} as const satisfies Partial<PortalSettings>

export type ClubClaims = {
  isCounted: boolean
  members: number
  prizesReais: number
  partners: number
  /** Only counted: nobody claims it. */
  savedReais: number
  /** When it was counted; null for what is claimed. */
  countedAt: string | null
  /** Null where nobody counted one. */
  discountPercent: number | null
  testimonials: readonly ClubTestimonial[]
}

/**
 * What the club's landing page says of itself (spec §1), or, with the switch of the settings, what was
 * counted. A claim of zero, or no testimonial, is a choice.
 */
export function clubClaims(
  settings: Partial<PortalSettings> | null | undefined,
  counted: ClubNumbers | null = null,
): ClubClaims {
  // Nobody said what stands there until somebody did.
  const testimonials =
    settings?.club_testimonials ??
    CLUB_FALLBACKS.club_testimonials.map((one) => ({ ...one, place: `${one.place} · exemplo` }))
  if (settings?.club_figures === 'counted') {
    return {
      members: counted?.members ?? 0,
      partners: counted?.partners ?? 0,
      prizesReais: wholeReais(counted?.prizes_cents),
      savedReais: wholeReais(counted?.saved_cents),
      countedAt: counted?.counted_at ?? null,
      discountPercent: null,
      isCounted: true,
      testimonials,
    }
  }
  return {
    isCounted: false,
    savedReais: 0,
    countedAt: null,
    discountPercent:
      settings?.club_discount_claim_percent ?? CLUB_FALLBACKS.club_discount_claim_percent,
    members: settings?.club_members_claim ?? CLUB_FALLBACKS.club_members_claim,
    prizesReais: settings?.club_prizes_claim_reais ?? CLUB_FALLBACKS.club_prizes_claim_reais,
    partners: settings?.club_partners_claim ?? CLUB_FALLBACKS.club_partners_claim,
    testimonials,
  }
}

const wholeReais = (cents = 0) => Math.floor(cents / 100)
