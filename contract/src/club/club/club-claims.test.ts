import { expect, it } from 'vitest'
import { ClubTestimonial } from '../../ground/settings/portal-settings.ts'
import { clubClaims } from './club-claims.ts'

// spec: 2
it('claims 5000 members, R$ 15 mil in prizes, 500 partners and three voices for the club', () => {
  const claims = clubClaims(null)
  expect(claims).toMatchObject({ members: 5000, prizesReais: 15_000, partners: 500 })
  expect(claims.testimonials).toHaveLength(3)
  for (const testimonial of claims.testimonials) {
    expect(ClubTestimonial.safeParse(testimonial).success).toBe(true)
    expect(testimonial.place).toContain('exemplo')
  }
})

// spec: 2, 460
it('claims for the club what the settings say, even nothing at all', () => {
  const said = { name: 'Ana', place: 'Bragança', text: 'Gostei.' }
  expect(
    clubClaims({
      club_members_claim: 0,
      club_prizes_claim_reais: 20_000,
      club_partners_claim: 64,
      club_testimonials: [said],
    }),
  ).toMatchObject({
    ...{ members: 0, prizesReais: 20_000, partners: 64, testimonials: [said] },
    ...{ discountPercent: 50, isCounted: false, savedReais: 0, countedAt: null },
  })
  expect(clubClaims({ club_testimonials: [] }).testimonials).toEqual([])
})
