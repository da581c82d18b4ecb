import { expect, it } from 'vitest'
import { call } from '../../../test/calls.ts'
import { useTestApp } from '../../../test/test-app.ts'

const portal = useTestApp()
const home = async () => (await call(portal, 'GET', '/home')).json

it('is empty, and not broken, while the city has nothing to tell', async () => {
  expect(await home()).toEqual({
    beach: null,
    events: [],
    articles: [],
    episode: null,
    contributions: [],
  })
})
