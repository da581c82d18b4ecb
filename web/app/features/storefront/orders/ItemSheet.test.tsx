// @vitest-environment jsdom
import type { OptionGroup } from '@portal/contract/storefront/catalogue/catalogue'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { fakeSold } from './fake-catalogue.ts'
import { ItemSheet } from './ItemSheet.tsx'

const NOW = new Date('2026-07-18T22:00:00Z')
afterEach(cleanup)

type Option = OptionGroup['options'][number]
const option = (name: string, price_cents = 0, changes: Partial<Option> = {}): Option => ({
  ...{ id: name, name, price_cents, sku: null, is_available: true, sold_out_until: null },
  groups: [],
  ...changes,
})
const group = (name: string, least: number, most: number, options: Option[]): OptionGroup => ({
  ...{ id: name, name, min_choices: least, max_choices: most, price_method: 'sum', options },
})
const sauce = group('Molho', 1, 1, [option('Tucupi'), option('Branco', 300)])
const inner = group('Ponto', 1, 1, [option('Mal passado'), option('Bem passado')])
const item = fakeSold({
  name: 'Filé',
  price_cents: 5_000,
  groups: [
    group('Acompanhamento', 1, 1, [
      option('Arroz'),
      option('Bife', 1_000, {
        groups: inner ? [{ ...inner, options: inner.options as never }] : [],
      }),
      option('Farofa', 0, { sold_out_until: '2026-07-19T08:00:00Z' }),
    ]),
    group('Extras', 0, 2, [option('Ovo', 200), option('Queijo', 400)]),
  ],
})

function open(sold = item) {
  const onChosen = vi.fn(() => true)
  const onOpenChange = vi.fn()
  const section = { is_available: true, windows: [] }
  renderAs(
    signedIn(),
    <ItemSheet
      item={sold}
      section={section}
      now={NOW}
      open
      onOpenChange={onOpenChange}
      onChosen={onChosen}
    />,
  )
  return { onChosen, onOpenChange, user: userEvent.setup() }
}
const finish = () => screen.getByRole('button', { name: /^Adicionar · / })

// spec: 601
it('reckons as it is chosen, inner options beneath their own, and hands it over', async () => {
  const { user, onChosen, onOpenChange } = open()
  expect(screen.queryByText('Ponto')).toBeNull()
  await user.click(screen.getByRole('radio', { name: /Bife/ }))
  await user.click(screen.getByRole('radio', { name: 'Mal passado' }))
  await user.click(screen.getByRole('button', { name: 'Somar um: Ovo' }))
  await user.click(screen.getByRole('button', { name: 'Somar um: Ovo' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Somar um: Queijo' }).disabled).toBe(
    true,
  )
  await user.type(screen.getByLabelText(/Alguma observação/), 'sem sal')
  await user.click(screen.getByRole('button', { name: 'Somar um' }))
  expect(finish().textContent).toMatch(/R\$\s128,00/)
  await user.click(finish())
  expect(onChosen).toHaveBeenCalledWith({
    ...{ item_id: item.id, name: 'Filé', variant_id: null, quantity: 2, note: 'sem sal' },
    choices: [
      {
        ...{ option_id: 'Bife', quantity: 1 },
        choices: [{ option_id: 'Mal passado', quantity: 1, choices: [] }],
      },
      { option_id: 'Ovo', quantity: 2, choices: [] },
    ],
  })
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

// spec: 601
it('waits until all that is needed is chosen, and says what is missing', async () => {
  const { user } = open(fakeSold({ groups: [sauce] }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Adicionar' }).disabled).toBe(true)
  expect(screen.getByText('Falta 1 escolha: molho')).toBeDefined()
  expect(screen.getByText('Obrigatório')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: /Tucupi/ }))
  expect(screen.queryByText(/Falta/)).toBeNull()
  expect(screen.getByText('Escolhido')).toBeDefined()
  expect((finish() as HTMLButtonElement).disabled).toBe(false)
})

it('offers nothing that is sold out', () => {
  open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Farofa/ }).disabled).toBe(true)
})
