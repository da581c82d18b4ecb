import type { DeletionPreview } from '@portal/contract/people/accounts/personal-data'
import { expect, it } from 'vitest'
import { consequencesOf, doneText } from './consequences.rules.ts'
import { privacyTexts } from './privacy.texts.ts'

const NOTHING: DeletionPreview = {
  ...{ drafts: 0, pages: 0, hidden_pages: 0, colleagues: 0, teams: 0, photos: 0, reviews: 0 },
  ...{ contributions: 0, messages: 0, saved: 0, page_photos: 0, page_reviews: 0 },
  businesses: [],
  purchases: { kept: 0, kept_until: null, undoable: 0, renews: false, paid_plan: null },
}

it('says of a listing, its team, photos and reviews what becomes of them, in numbers', () => {
  const page = { page_photos: 9, page_reviews: 1 }
  const held = { ...NOTHING, ...page, drafts: 1, pages: 2, colleagues: 3, photos: 12, reviews: 1 }
  const { deleted, kept } = consequencesOf(held, true)
  expect(deleted).toContain('1 negócio que nunca foi publicado.')
  expect(deleted).toContain('1 avaliação que você escreveu; a nota do lugar é refeita sem ela.')
  expect(deleted.some((item) => item.startsWith('12 fotos e documentos'))).toBe(true)
  expect(kept[0]).toMatch(/^2 páginas de negócios ficam no guia/)
  expect(kept[1]).toBe('9 fotos ficam nas páginas, sem o seu nome.')
  expect(kept[2]).toMatch(/^1 avaliação que o negócio recebeu fica/)
  expect(kept[3]).toMatch(/^As 3 pessoas da sua equipe continuam/)
})

it('says nothing of what somebody does not have, and only the rule while it is not known', () => {
  const general = { deleted: privacyTexts.deletion.deleted, kept: privacyTexts.deletion.kept }
  expect(consequencesOf(NOTHING, true)).toEqual(general)
  expect(consequencesOf(null, true)).toEqual(general)
  expect(consequencesOf(null, false).kept).toHaveLength(general.kept.length + 1)
})

it('says what ends with a paid plan, and what of the purchases stays until when', () => {
  const paid_plan = { plan: 'macarico' as const, until: '2026-08-18T15:00:00+00:00' }
  const bought = { kept: 2, kept_until: '2031-07-18', undoable: 1, renews: true, paid_plan }
  const { deleted, kept } = consequencesOf({ ...NOTHING, purchases: bought }, true)
  expect(deleted).toContainEqual(
    expect.stringMatching(/^Seu Plano Maçarico, pago até 18 de agosto de 2026: ele acaba/),
  )
  expect(deleted).toContain(privacyTexts.deletion.renewal)
  expect(kept[0]).toMatch(/^2 compras de planos pagas: .* \(o último dia é 18 de julho de 2031\)/)
})

it('says afterwards that all is gone only where it is', () => {
  expect(doneText(NOTHING)).toBe('Seus dados pessoais foram removidos do portal.')
  const bought = { ...NOTHING.purchases, kept: 1, kept_until: '2031-07-18' }
  for (const held of [{ ...NOTHING, purchases: bought }, null]) {
    expect(doneText(held)).toContain('Das compras pagas fica só o que a lei pede.')
  }
})
