import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { useTestApp } from '../test/test-app.ts'

const portal = useTestApp()
const routes = readFileSync(new URL('../../web/app/routes.ts', import.meta.url), 'utf8')

it('every page of the portal that is found is one that opens', async () => {
  const pages = await portal.deps.connection.selectFrom('portal_pages').select('path').execute()
  expect(pages.length).toBeGreaterThan(10)
  for (const { path } of pages) {
    const page = path.slice(1).replace(/#.*$/, '')
    expect(routes, path).toContain(`route('${page}',`)
  }
})
