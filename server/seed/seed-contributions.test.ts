import {
  CONTRIBUTION_KINDS,
  CONTRIBUTION_TEXT_MAX,
  CONTRIBUTION_TITLE_MAX,
  CREDIT_NAME_MAX,
  needsPhotos,
  needsText,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import { expect, it } from 'vitest'
import { allPictures, picture } from './businesses/pictures.ts'
import { DEMO_CONTRIBUTIONS } from './contributions/demo-contributions.ts'
import { CITY_SIGHTS } from './sights/city-sights.ts'

it('is as a person could have sent it, of every kind, and marked as demonstration', () => {
  for (const { kind, title, text, credit, pictures = [] } of DEMO_CONTRIBUTIONS) {
    expect(title.length).toBeLessThanOrEqual(CONTRIBUTION_TITLE_MAX)
    expect(text.length).toBeLessThanOrEqual(CONTRIBUTION_TEXT_MAX)
    if (needsText(kind)) expect(text.length).toBeGreaterThan(10)
    if (needsPhotos(kind)) expect(pictures.length).toBeGreaterThan(0)
    if (credit) expect(credit).toMatch(/ \(exemplo\)$/)
    expect((credit ?? '').length).toBeLessThanOrEqual(CREDIT_NAME_MAX)
  }
  expect(new Set(DEMO_CONTRIBUTIONS.map(({ kind }) => kind))).toEqual(new Set(CONTRIBUTION_KINDS))
  expect(DEMO_CONTRIBUTIONS.filter(({ isWaiting }) => isWaiting)).toHaveLength(2)
})

it('is of places the city has', () => {
  const known = new Set(CITY_SIGHTS.map(({ kind, slug }) => `${kind}/${slug}`))
  for (const { place } of DEMO_CONTRIBUTIONS) {
    if (Array.isArray(place)) expect(known).toContain(place.join('/'))
  }
})

it('draws few pictures of its own', () => {
  const pool = new Set(allPictures().map(({ alt }) => alt))
  const own = DEMO_CONTRIBUTIONS.flatMap(({ pictures = [], title }) =>
    pictures.map((kind) => picture(kind, title)),
  ).filter(({ alt }) => !pool.has(alt))
  expect(own.length).toBeLessThanOrEqual(8)
})
