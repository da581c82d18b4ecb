import type { ClubTestimonial, PortalSettings } from './portal-settings.ts'

/** Apart from the other fallbacks: only the club's pages carry these sentences. */
const CLUB_FALLBACKS = {
  club_members_claim: 5_000,
  club_prizes_claim_reais: 15_000,
  club_partners_claim: 500,
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
  members: number
  prizesReais: number
  partners: number
  testimonials: readonly ClubTestimonial[]
}

/** What the club's landing page claims (spec §1). A claim of zero, or no testimonial, is a choice. */
export function clubClaims(settings: Partial<PortalSettings> | null | undefined): ClubClaims {
  return {
    members: settings?.club_members_claim ?? CLUB_FALLBACKS.club_members_claim,
    prizesReais: settings?.club_prizes_claim_reais ?? CLUB_FALLBACKS.club_prizes_claim_reais,
    partners: settings?.club_partners_claim ?? CLUB_FALLBACKS.club_partners_claim,
    testimonials: settings?.club_testimonials ?? CLUB_FALLBACKS.club_testimonials,
  }
}
