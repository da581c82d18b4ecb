// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeAccountDialog, openAccountDialog, useAccountDialog } from './account-dialog.ts'

afterEach(() => {
  act(closeAccountDialog)
  cleanup()
})

it('opens from anywhere, changes its view and closes', () => {
  const { result } = renderHook(useAccountDialog)
  expect(result.current[0]).toBeNull()
  act(() => openAccountDialog('sign-in'))
  expect(result.current[0]).toBe('sign-in')
  act(() => result.current[1]('sign-up'))
  expect(result.current[0]).toBe('sign-up')
  act(() => result.current[1](null))
  expect(result.current[0]).toBeNull()
})
