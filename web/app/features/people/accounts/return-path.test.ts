// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberReturnPath, takeReturnPath } from './return-path.ts'

afterEach(() => sessionStorage.clear())

describe('where to go after Google', () => {
  it('is where the person came from, once', () => {
    rememberReturnPath('/dash-clube?aba=cupons')
    expect(takeReturnPath()).toBe('/dash-clube?aba=cupons')
    expect(takeReturnPath()).toBe('/')
  })

  it.each(['https://mau.example', '//mau.example', 'javascript:alert(1)', '/\\mau.example'])(
    'is never %s',
    (path) => {
      rememberReturnPath(path)
      expect(takeReturnPath()).toBe('/')
    },
  )

  it('is home where storage is switched off', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied')
    })
    rememberReturnPath('/dash-clube')
    expect(takeReturnPath()).toBe('/')
  })
})
