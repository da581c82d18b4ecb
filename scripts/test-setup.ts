import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/** What a test prints without meaning to is a warning nobody would read: it fails instead. */
const silenced = ['error', 'warn'] as const

beforeEach(() => {
  for (const name of silenced) vi.spyOn(console, name)
})

afterEach(() => {
  for (const name of silenced) {
    const calls = vi.mocked(console[name]).mock?.calls ?? []
    expect(calls, `console.${name} was called`).toEqual([])
  }
  vi.restoreAllMocks()
})

// Only tests of components have a document; a busy machine may need longer than a second to draw.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 10_000 })
  // The document is shared as well: what a test leaves in it would be found by the next file.
  afterAll(() => {
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  })
  // Messages nobody received would be shown to the next file that shares this worker.
  const { receiveToasts } = await import('../web/app/ui/toast.ts')
  afterEach(() => receiveToasts(() => {})())
}
