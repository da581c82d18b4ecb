// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CounterAnswer } from './CounterAnswer.tsx'
import type { CounterWrites } from './counter.queries.ts'

afterEach(cleanup)
const writes = { isSaving: false } as CounterWrites
const refused = (code: string, sentence: string) =>
  render(
    <CounterAnswer answer={{ kind: 'refused', code, sentence }} writes={writes} onNext={vi.fn()} />,
  )

it('says no to what was used, with what to tell the customer', () => {
  refused('coupons.used', 'Este cupom já foi usado hoje, às 19h42. Cada um vale uma vez só.')
  expect(screen.getByRole('alert').textContent).toContain('Não aceite')
  expect(screen.getByText(/Diga ao cliente/)).toBeDefined()
})

it('asks for another look at an old screen', () => {
  refused('coupons.stale', 'Esta tela é antiga.')
  expect(screen.getByRole('alert').textContent).toContain('Peça de novo')
})

it('says without a signal that nothing was used', () => {
  refused('', 'O portal não respondeu.')
  expect(screen.getByRole('alert').textContent).toContain('Nada foi usado')
})
