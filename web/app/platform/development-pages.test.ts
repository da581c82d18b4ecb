import type { PageContext } from '@portal/contract/shared/page-renderer'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { requireDevelopment } from './development-pages.ts'
import { pageContext } from './page-context.ts'

function contextWith(showDevelopmentPages: boolean) {
  const context = new RouterContextProvider()
  context.set(pageContext, { showDevelopmentPages } as PageContext)
  return context
}

it('lets a developer see a development page', () => {
  expect(() => requireDevelopment(contextWith(true))).not.toThrow()
})

// spec: 18
it('answers 404 for it in production', () => {
  expect(() => requireDevelopment(contextWith(false))).toThrow(
    expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
  )
})
