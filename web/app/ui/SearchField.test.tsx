// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'
import type { SearchSuggestion, SuggestionSource } from './suggest-rows.ts'

afterEach(cleanup)

const FOUND: SearchSuggestion[] = [
  { text: 'pousada', hint: '', path: null, group: '', icon: null },
  {
    text: 'Pousada Jardim dos Cajueiros',
    hint: 'Pousada',
    path: '/guia/pousada-jardim-dos-cajueiros',
    group: 'Guia comercial',
    icon: null,
  },
]

type Ask = SuggestionSource['ask']

function show({
  ask = async () => FOUND,
  recent = [],
  asked,
}: {
  ask?: Ask
  recent?: string[]
  asked?: string
} = {}) {
  let kept = recent
  const keep = (next: string[]) => {
    kept = next
    return next
  }
  const spy = vi.fn<Ask>(ask)
  const source: SuggestionSource = {
    known: () => undefined,
    ask: spy,
    pauseMs: () => 0,
    recent: {
      read: () => kept,
      remove: (text) => keep(kept.filter((one) => one !== text)),
      clear: () => keep([]),
    },
    wider: () => null,
  }
  const field = (
    <SearchField
      label="Buscar"
      action="/buscar"
      defaultValue={asked}
      suggest={async () => source}
    />
  )
  const router = createMemoryRouter([
    { path: '/', element: field },
    { path: '*', element: null },
  ])
  render(<RouterProvider router={router} />)
  const box = screen.getByLabelText<HTMLInputElement>('Buscar', { selector: 'input' })
  return { router, ask: spy, box, kept: () => kept }
}

async function enter(box: HTMLElement) {
  act(() => box.focus())
  await waitFor(() => expect(box.getAttribute('role')).toBe('combobox'))
}

async function type(box: HTMLElement, value: string) {
  await enter(box)
  fireEvent.input(box, { target: { value } })
}

const press = (box: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(box, { key })
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent

describe('a search box that suggests', () => {
  it('lists the words themselves, how they go on, and pages under what they are', async () => {
    const { box } = show()
    await type(box, 'pous')
    const guide = await screen.findByRole('group', { name: 'Guia comercial' })
    expect(options()).toEqual([
      'Buscar por “pous”',
      'pousada',
      'Pousada Jardim dos CajueirosPousada',
    ])
    expect(within(guide).getAllByRole('option')).toHaveLength(1)
    expect(box.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('status').textContent).toContain('3 sugestões')
  })

  // spec: 398
  it('is walked with the keys, past either end back to the box', async () => {
    const { box } = show()
    await type(box, 'pous')
    await screen.findByRole('group')
    press(box, 'ArrowDown', 'ArrowDown')
    expect(chosen()).toBe('pousada')
    expect(box.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )
    press(box, 'ArrowDown', 'ArrowDown')
    expect(box.hasAttribute('aria-activedescendant')).toBe(false)
    press(box, 'ArrowUp')
    expect(chosen()).toContain('Jardim dos Cajueiros')
    press(box, 'Escape')
    expect(options()).toEqual([])
    expect(box.getAttribute('aria-expanded')).toBe('false')
  })

  // spec: 789
  it('stays closed where its list comes after the box was sent', async () => {
    let come: (source: SuggestionSource) => void = () => undefined
    const source: SuggestionSource = {
      known: () => FOUND,
      ask: async () => FOUND,
      pauseMs: () => 0,
      recent: { read: () => [], remove: () => [], clear: () => [] },
      wider: () => null,
    }
    const coming = new Promise<SuggestionSource>((resolve) => {
      come = resolve
    })
    const field = <SearchField label="Buscar" action="/buscar" suggest={() => coming} />
    const router = createMemoryRouter([{ path: '*', element: field }])
    render(<RouterProvider router={router} />)
    const box = screen.getByLabelText<HTMLInputElement>('Buscar', { selector: 'input' })
    act(() => box.focus())
    fireEvent.input(box, { target: { value: 'pous' } })
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(router.state.location.search).toBe('?q=pous'))
    await act(async () => come(source))
    await waitFor(() => expect(box.getAttribute('role')).toBe('combobox'))
    expect(options()).toEqual([])
    // Who types on is helped again.
    fireEvent.input(box, { target: { value: 'pousa' } })
    await screen.findByRole('group')
  })

  it('leads to a page', async () => {
    const { box, router } = show()
    await type(box, 'pous')
    await screen.findByRole('group')
    press(box, 'ArrowUp', 'Enter')
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/guia/pousada-jardim-dos-cajueiros'),
    )
  })

  it('searches for a word that is pressed', async () => {
    const { box, router } = show()
    await type(box, 'pous')
    fireEvent.click(await screen.findByRole('option', { name: 'pousada' }))
    await waitFor(() => expect(router.state.location.search).toBe('?q=pousada'))
  })

  it('asks for nothing before two letters, and once for letters that follow closely', async () => {
    const { box, ask } = show()
    await type(box, 'p')
    expect(options()).toEqual(['Buscar por “p”'])
    fireEvent.input(box, { target: { value: 'po' } })
    fireEvent.input(box, { target: { value: 'pou' } })
    await screen.findByRole('group')
    expect(ask.mock.calls.map(([typed]) => typed)).toEqual(['pou'])
  })

  it('gives up an answer nobody waits for any more', async () => {
    const signals: AbortSignal[] = []
    const { box } = show({
      ask: (typed, signal) => {
        signals.push(signal)
        return typed === 'po' ? new Promise(() => {}) : Promise.resolve(FOUND)
      },
    })
    await type(box, 'po')
    await waitFor(() => expect(signals).toHaveLength(1))
    fireEvent.input(box, { target: { value: 'pou' } })
    await screen.findByRole('group')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  it('still sends the box where no suggestion can be had', async () => {
    const { box, router } = show({ ask: () => Promise.reject(new TypeError('network')) })
    await type(box, 'peixe')
    expect(
      await screen.findByText('Sem sugestões agora. A busca funciona mesmo assim.'),
    ).toBeDefined()
    press(box, 'ArrowDown', 'Enter')
    await waitFor(() => expect(router.state.location.search).toBe('?q=peixe'))
  })

  it('does not cover what was asked until somebody writes again', async () => {
    const { box, ask } = show({ asked: 'peixe' })
    await enter(box)
    expect(options()).toEqual([])
    expect(ask).not.toHaveBeenCalled()
    press(box, 'ArrowDown')
    expect(options()).toEqual(['Buscar por “peixe”'])
  })

  it('stays for the finger when a phone puts its keyboard away, and goes with a press elsewhere', async () => {
    const { box } = show()
    await type(box, 'pous')
    fireEvent.blur(box, { relatedTarget: null })
    expect(options()).not.toEqual([])
    fireEvent.pointerDown(document.body)
    expect(options()).toEqual([])
  })
})

describe('the last searches', () => {
  it('are there at once, each to be asked again', async () => {
    const { box, router } = show({ recent: ['tacacá', 'pousada'] })
    await enter(box)
    fireEvent.click(screen.getByRole('option', { name: /pousada/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?q=pousada'))
  })

  // spec: 400
  it('are forgotten one by one with a key, or all at once', async () => {
    const { box, kept } = show({ recent: ['tacacá', 'pousada', 'farol'] })
    await enter(box)
    press(box, 'ArrowDown', 'Delete')
    expect(kept()).toEqual(['pousada', 'farol'])
    expect(options()).toHaveLength(3)
    fireEvent.click(screen.getByRole('option', { name: 'Apagar as últimas buscas' }))
    expect(kept()).toEqual([])
    expect(options()).toEqual([])
  })

  it('come up again while their first letters are typed', async () => {
    const { box } = show({ recent: ['Tacacá da Tia', 'pousada'], ask: async () => [] })
    await type(box, 'taca')
    expect(options()).toEqual(['Buscar por “taca”', 'Tacacá da Tia'])
  })
})
