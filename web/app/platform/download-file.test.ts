// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadFile, FILE_RELEASE_MS } from './download-file.ts'

beforeEach(() => {
  vi.useFakeTimers()
  URL.createObjectURL = vi.fn(() => 'blob:file')
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => void vi.useRealTimers())

it('hands over a named file and lets go of it a minute later', () => {
  const clicked: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this)
  })
  downloadFile('meus-dados.json', 'application/json', '{}')
  expect(clicked.map(({ download, href }) => ({ download, href }))).toEqual([
    { download: 'meus-dados.json', href: 'blob:file' },
  ])

  expect(FILE_RELEASE_MS).toBe(60_000)
  vi.advanceTimersByTime(FILE_RELEASE_MS - 1)
  expect(URL.revokeObjectURL).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file')
})
