// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useDeferredPart } from './use-deferred-part.ts'

afterEach(cleanup)

describe('a deferred part', () => {
  it('is downloaded once, at the first request', async () => {
    const load = vi.fn(async () => 'gaveta')
    const { result } = renderHook(() => useDeferredPart(load))
    expect(load).not.toHaveBeenCalled()
    await act(async () => {
      result.current[1]()
      result.current[1]()
    })
    expect(result.current[0]).toBe('gaveta')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is tried again after a failed download, which is told', async () => {
    const load = vi.fn(async () => 'gaveta').mockRejectedValueOnce(new Error('offline'))
    const onFailure = vi.fn()
    const { result } = renderHook(() => useDeferredPart(load, onFailure))
    await act(async () => result.current[1]())
    expect(result.current[0]).toBeNull()
    expect(onFailure).toHaveBeenCalledOnce()
    await act(async () => result.current[1]())
    expect(result.current[0]).toBe('gaveta')
  })
})
