import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
import { createListing } from '../test/establishments.ts'
import { createPerson } from '../test/people.ts'
import { startNode, stopNode, useTestApp } from '../test/test-app.ts'
import { Tag } from './platform/live/tags.ts'

/** Keeps all titles, only a few of them, or none. */
const portal = useTestApp()
type Node = Awaited<ReturnType<typeof startNode>>
const nodes: Node[] = []

const NAMES = ['Pousada', 'Peixaria', 'Padaria', 'Bar'].flatMap((what) =>
  ['do Sol', 'da Lua', 'do Mar', 'da Maré', 'Coqueiro', 'Caranguejo', 'Gaivota', 'Guará'].map(
    (name) => `${what} ${name}`,
  ),
)
const suggested = async (node: Pick<Node, 'app' | 'deps'>, q: string) => {
  const { json } = await call(node, 'GET', `/suggest?q=${encodeURIComponent(q)}`)
  return json as { text: string; path: string | null }[]
}

beforeAll(async () => {
  for (const [place, name] of NAMES.entries()) {
    await createListing(portal, {
      fields: { name },
      rating: { count: 10 + place, sum: 30 + place * 4 },
    })
  }
  await portal.deps.work.transaction(({ vocabulary }) => vocabulary.relearn([]))
  for (const count of ['12', '0']) {
    const environment = { SUGGESTIONS_IN_MEMORY: count }
    nodes.push(await startNode(portal.databaseUrl, { environment }))
  }
})
afterAll(async () => {
  for (const node of nodes) await stopNode(node)
})

describe('suggestions', () => {
  // spec: 409
  it('are the same from memory, from a part of it and from the database', async () => {
    for (const q of ['po', 'pe', 'pousada', 'pousada d', 'bar g', 'pousda', 'caran', 'mar', 'zz']) {
      const [all, ...rest] = await Promise.all([portal, ...nodes].map((node) => suggested(node, q)))
      for (const other of rest) expect(other, q).toEqual(all)
    }
  })

  // spec: 409
  it('follow a name on every node at once, and forget what is off the air', async () => {
    const owner = await createPerson(portal, { plan: 'espadarte' })
    const { id, slug } = await createListing(portal, { owner, fields: { name: 'Bar Zarabatana' } })
    await portal.deps.work.transaction(async ({ changes, vocabulary }) => {
      await vocabulary.relearn([])
      changes.announce(Tag.searchWords, Tag.establishments, Tag.establishment(id))
    })
    for (const node of [portal, ...nodes]) {
      expect((await suggested(node, 'zaraba')).map(({ path }) => path)).toContain(`/guia/${slug}`)
    }
    const moderator = await createPerson(portal, { role: 'superadmin' })
    const body = { reason: 'O lugar fechou.' }
    const { status } = await call(
      portal,
      'POST',
      `/admin/establishments/${id}/suspend`,
      body,
      moderator,
    )
    expect(status).toBeLessThan(300)
    for (const node of [portal, ...nodes]) {
      expect((await suggested(node, 'zaraba')).map(({ path }) => path)).not.toContain(
        `/guia/${slug}`,
      )
    }
  })
})
