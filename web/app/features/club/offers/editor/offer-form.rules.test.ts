import { OfferContent, type OwnOffer } from '@portal/contract/club/offers/offer'
import { expect, it } from 'vitest'
import { fieldOf, newOffer, previewOf, toContent, toForm } from './offer-form.rules.ts'

const NOW = new Date('2026-07-18T22:00:00Z')

it('begins with a month from today, which only lacks its words', () => {
  const content = toContent({ ...newOffer(NOW), title: 'na pescada' })
  expect(OfferContent.safeParse(content).success).toBe(true)
  expect([content.starts_at, content.ends_at]).toEqual([
    '2026-07-18T00:00:00-03:00',
    '2026-08-17T23:59:00-03:00',
  ])
})

it('comes back from the server as it was sent', () => {
  const form = {
    ...newOffer(NOW),
    ...{
      title: 'no passeio',
      kind: 'amount' as const,
      amount: '2000',
      stock: '30',
      is_flash: true,
    },
    ...{
      starts_time: '10:00',
      ends_on: '2026-07-19',
      ends_time: '12:30',
      from: '18:00',
      until: '02:00',
    },
  }
  const content = toContent(form)
  const kept = { ...content, id: 'x', version: 1 } as unknown as OwnOffer
  expect(toContent(toForm(kept))).toEqual(content)
})

it('leads a refusal to the field that shows it', () => {
  const form = newOffer(NOW)
  expect(fieldOf('value', form)).toBe('percent')
  expect(fieldOf('value', { ...form, kind: 'amount' })).toBe('amount')
  expect(fieldOf('ends_at', form)).toBe('ends_on')
  expect(fieldOf('days.0', form)).toBe('days')
  expect(fieldOf('title', form)).toBe('title')
})

it('draws the ticket however much is written yet', () => {
  const empty = { ...newOffer(NOW), percent: '', ends_on: '', stock: '' }
  const preview = previewOf(empty, NOW)
  expect(preview).toMatchObject({ value: null, title: 'no que você oferece', left: null })
  expect(Number.isNaN(Date.parse(preview.ends_at))).toBe(false)
})
