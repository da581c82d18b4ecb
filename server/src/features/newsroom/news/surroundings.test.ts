import { expect, it } from 'vitest'
import { publishedArticle } from '../../../../test/articles.ts'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const HOUR = 3_600_000
const later = (hours: number) => new Date(clock.now().getTime() + hours * HOUR)

async function createEvent(slug: string, status: 'draft' | 'published', occurrences: Date[]) {
  const now = clock.now()
  const { id } = await portal.deps.connection
    .insertInto('events')
    .values({
      ...{ slug, title: `Evento ${slug}`, category: 'festa', starts_at: now, venue_name: 'Orla' },
      ...{ is_free: true, status, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const starts_at of occurrences) {
    const over_at = new Date(starts_at.getTime() + HOUR)
    await portal.deps.connection
      .insertInto('event_occurrences')
      .values({ event_id: id, starts_at, over_at, day: '2026-07-18', last_day: '2026-07-18' })
      .execute()
  }
  return id
}

it('shows the places and events it speaks of in the writer’s order, and only what is published', async () => {
  const [bar, inn] = [await createListing(portal), await createListing(portal)]
  const hidden = await createListing(portal, { status: 'draft' })
  const show = await createEvent('show', 'published', [later(-48), later(24), later(72)])
  const past = await createEvent('feira', 'published', [later(-48)])
  const draft = await createEvent('rascunho', 'draft', [later(24)])
  const { slug } = await publishedArticle(portal, {
    content: {
      establishment_ids: [inn.id, hidden.id, bar.id],
      event_ids: [past, draft, show],
    },
  })
  const { json } = await call(portal, 'GET', `/articles/${slug}`)
  expect(json.establishments.map(({ id }: { id: string }) => id)).toEqual([inn.id, bar.id])
  expect(json.events).toMatchObject([
    { slug: 'feira', starts_at: later(-48).toISOString() },
    { slug: 'show', starts_at: later(24).toISOString() },
  ])
})

it('offers more of the same category first, and nothing that was paid for', async () => {
  const { id, slug } = await publishedArticle(portal, { content: { title: 'Uma notícia' } })
  await publishedArticle(portal, { content: { title: 'Texto pago', sponsor: 'Pousada' } })
  clock.advance(1000)
  await publishedArticle(portal, { content: { title: 'Outra notícia' } })
  const { related } = (await call(portal, 'GET', `/articles/${slug}`)).json
  expect(related.map(({ title }: { title: string }) => title)).toContain('Outra notícia')
  expect(related.map(({ title }: { title: string }) => title)).not.toContain('Texto pago')
  expect(related.map((other: { id: string }) => other.id)).not.toContain(id)
})
