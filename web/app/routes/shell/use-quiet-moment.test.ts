// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepOnDevice } from '~/platform/kept-on-device.ts'
import { mayInterrupt, QUIET_DELAY_MS, useQuietMoment } from './use-quiet-moment.ts'

const SEEN_IN = 'portal.aviso'

describe('a message that opens by itself', () => {
  beforeEach(() => {
    window.localStorage.clear()
    vi.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
  const moment = (key: string | null, path = '/') =>
    renderHook(({ pathname }) => useQuietMoment({ key, seenIn: SEEN_IN, pathname }), {
      initialProps: { pathname: path },
    })
  const rest = async () => {
    await act(() => vi.advanceTimersByTimeAsync(QUIET_DELAY_MS + 10))
  }

  it('waits until the page is at rest', async () => {
    const { result } = moment('popup.1')
    expect(result.current).toBe(false)
    await rest()
    expect(result.current).toBe(true)
  })

  it('never interrupts who is in the middle of something', async () => {
    const { result, rerender } = moment('popup.1', '/criar-conta')
    await rest()
    expect(result.current).toBe(false)
    rerender({ pathname: '/turismo' })
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await rest()
    expect(result.current).toBe(false)
    field.remove()
    await rest()
    expect(result.current).toBe(true)
  })

  it('does not come back to who has seen it', async () => {
    keepOnDevice(SEEN_IN, 'popup.1')
    const { result } = moment('popup.1')
    await rest()
    expect(result.current).toBe(false)
  })

  it.each([
    ['/', true],
    ['/praia/atalaia', true],
    ['/auth', false],
    ['/cadastro-atalaia', false],
    ['/checkout-planos', false],
    ['/pagamento-pix', false],
    ['/admin/banners', false],
    ['/newsletter/sair', false],
  ])('may open at %s: %s', (path, may) => {
    expect(mayInterrupt(path)).toBe(may)
  })
})
