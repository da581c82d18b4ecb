// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { pageContext } from '~/platform/page-context.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import DebugProfiles, { loader } from '../debug-profiles.tsx'

afterEach(cleanup)

// spec: 18
it('does not exist in production', () => {
  const context = new RouterContextProvider()
  context.set(pageContext, { showDevelopmentPages: false } as never)
  let refusal: unknown
  try {
    loader({ context } as never)
  } catch (thrown) {
    refusal = thrown
  }
  expect(refusal).toMatchObject({ init: { status: 404 } })
})

it('shows who one is, which pages open and which tabs are seen', async () => {
  fakeApi({
    'GET /api/v1/profile': () => refused(401, 'accounts.session-missing', 'Entre de novo.'),
    'GET /api/v1/mobile-tabbar': () => ok([]),
  })
  renderAs(signedIn({ planType: 'atalaia' }), <DebugProfiles />, '/debug-profiles')
  const text = () => document.body.textContent ?? ''
  expect(await screen.findByText(/Entre de novo/)).toBeDefined()
  expect(text()).toContain('rosangela@example.com')
  expect(text()).toContain('"path": "/dash-espadarte"')
  expect(text()).toContain('6 Dashboard Empresarial /dash-espadarte')
  const decisions = screen.getAllByRole('row').map((row) => row.textContent)
  expect(decisions.find((row) => row?.startsWith('/admin'))).toContain('"kind":"deny"')
  expect(decisions.find((row) => row?.startsWith('/dash-espadarte'))).toContain('"kind":"allow"')
})
