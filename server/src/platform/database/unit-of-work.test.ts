import { expect, it } from 'vitest'
import { createListing } from '../../../test/establishments.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { Tag } from '../live/tags.ts'

const portal = useTestApp()

it('does anew what was undone because two writes waited for each other', async () => {
  const [one, other] = [await createListing(portal), await createListing(portal)]
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  let tries = 0
  const announced: string[][] = []
  portal.deps.bus.on('changed', (tags) => announced.push(tags))

  const write = (first: string, second: string) =>
    portal.deps.work.transaction(async ({ establishments, changes }) => {
      tries += 1
      changes.announce(Tag.event(`try:${tries}`))
      await establishments.lock(first, null)
      holding += 1
      if (holding === 2) bothHold.resolve()
      await bothHold.promise
      await establishments.lock(second, null)
      return first
    })
  expect(await Promise.all([write(one.id, other.id), write(other.id, one.id)])).toEqual([
    one.id,
    other.id,
  ])
  // On a busy machine the undone one may come back before the other got the row it waited for.
  expect(tries).toBeGreaterThanOrEqual(3)
  // What the undone try said it changed is told to nobody.
  const told = new Set(announced.flat().filter((tag) => tag.startsWith('event:try:')))
  expect(told.size).toBe(2)
  expect(told).toContain(`event:try:${tries}`)
})

it('passes on every other failure at once', async () => {
  let tries = 0
  const failing = portal.deps.work.transaction(async () => {
    tries += 1
    throw new Error('quebrou')
  })
  await expect(failing).rejects.toThrow('quebrou')
  expect(tries).toBe(1)
})
