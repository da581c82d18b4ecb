// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IconButton } from './IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'
import {
  TOOLTIP_OPEN_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
  TooltipProvider,
} from './TooltipProvider.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderTwo() {
  render(
    <TooltipProvider>
      <Tooltip text="Copia o link">
        <IconButton label="Copiar" />
      </Tooltip>
      <Tooltip text="Manda para alguém">
        <IconButton label="Compartilhar" />
      </Tooltip>
    </TooltipProvider>,
  )
  return {
    copy: screen.getByRole('button', { name: 'Copiar' }),
    share: screen.getByRole('button', { name: 'Compartilhar' }),
  }
}

function enter(element: HTMLElement) {
  fireEvent.pointerEnter(element, { pointerType: 'mouse' })
  fireEvent.mouseEnter(element)
  fireEvent.mouseMove(element)
}

function leave(element: HTMLElement) {
  fireEvent.pointerLeave(element, { pointerType: 'mouse' })
  fireEvent.mouseLeave(element)
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

// spec: 285
it('waits 700 ms before the first hint, and 300 ms to forget that one was open', () => {
  expect(TOOLTIP_OPEN_DELAY_MS).toBe(700)
  expect(TOOLTIP_SKIP_DELAY_MS).toBe(300)
})

// spec: 285
it('opens only after the pointer has rested for the whole delay', async () => {
  const { copy } = renderTwo()
  enter(copy)
  await wait(TOOLTIP_OPEN_DELAY_MS - 20)
  expect(screen.queryByText('Copia o link')).toBeNull()
  await wait(40)
  expect(screen.getByText('Copia o link')).toBeTruthy()
})

it('opens the neighbour at once within the skip delay', async () => {
  const { copy, share } = renderTwo()
  enter(copy)
  await wait(TOOLTIP_OPEN_DELAY_MS + 20)
  leave(copy)
  await wait(TOOLTIP_SKIP_DELAY_MS - 100)
  enter(share)
  await wait(50)
  expect(screen.getByText('Manda para alguém')).toBeTruthy()
})

it('waits again for the neighbour after the skip delay', async () => {
  const { copy, share } = renderTwo()
  enter(copy)
  await wait(TOOLTIP_OPEN_DELAY_MS + 20)
  leave(copy)
  await wait(TOOLTIP_SKIP_DELAY_MS + 100)
  enter(share)
  await wait(TOOLTIP_OPEN_DELAY_MS - 20)
  expect(screen.queryByText('Manda para alguém')).toBeNull()
})

it('shows the hint at once to the keyboard', async () => {
  const { copy } = renderTwo()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => copy.focus())
  await wait(20)
  expect(screen.getByText('Copia o link')).toBeTruthy()
})
