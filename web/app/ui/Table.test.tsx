// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Table } from './Table.tsx'
import type { TableSort } from './TableSortButton.tsx'

afterEach(cleanup)

const rows = [
  { name: 'Açaí do Farol', visits: 95 },
  { name: 'Maré Cheia', visits: 1104 },
]

function Businesses({ list = rows }: { list?: typeof rows }) {
  const [sort, setSort] = useState<TableSort>()
  return (
    <Table
      caption="Negócios"
      columns={[
        { key: 'name', header: 'Negócio', cell: (row) => row.name, sortable: true },
        { key: 'plan', header: 'Plano', cell: () => 'Atalaia' },
        {
          key: 'visits',
          header: 'Visitas',
          cell: (row) => row.visits,
          numeric: true,
          sortable: true,
        },
      ]}
      rows={list}
      rowKey={(row) => row.name}
      sort={sort}
      onSortChange={setSort}
      empty={<p>Nenhum negócio ainda</p>}
    />
  )
}

const head = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string) => userEvent.click(within(head(name)).getByRole('button', { name }))

it('is named by its caption, and each row by its first cell', () => {
  render(<Businesses />)
  expect(screen.getByRole('table', { name: 'Negócios' })).toBeTruthy()
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Açaí do Farol',
    'Maré Cheia',
  ])
})

it('says which heads can sort, and that none does yet', () => {
  render(<Businesses />)
  expect(head('Negócio').getAttribute('aria-sort')).toBe('none')
  expect(head('Plano').hasAttribute('aria-sort')).toBe(false)
  expect(within(head('Plano')).queryByRole('button')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('announces the order each time a head is pressed', async () => {
  render(<Businesses />)
  await press('Negócio')
  expect(head('Negócio').getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('status').textContent).toBe('Ordenado por Negócio, crescente')
  await press('Negócio')
  expect(head('Negócio').getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('status').textContent).toBe('Ordenado por Negócio, decrescente')
})

it('starts numbers from the largest and lets go of the other head', async () => {
  render(<Businesses />)
  await press('Negócio')
  await press('Visitas')
  expect(head('Visitas').getAttribute('aria-sort')).toBe('descending')
  expect(head('Negócio').getAttribute('aria-sort')).toBe('none')
})

it('makes room for what to do when there are no rows', () => {
  render(<Businesses list={[]} />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Nenhum negócio ainda')).toBeTruthy()
})

it('breaks a word only where it is longer than words are', () => {
  const cells = ['Lia Maresia (demonstração)', 'nome.muito.comprido@exemplo.salinopolis.test']
  render(
    <Table
      caption="Autores"
      columns={[
        { key: 'name', header: 'Nome', cell: (name) => name.length },
        { key: 'contact', header: 'Contato', cell: (name) => name },
      ]}
      rows={cells}
      rowKey={(name) => name}
    />,
  )
  expect(cells.map((text) => screen.getByText(text).className.includes('wrap-anywhere'))).toEqual([
    false,
    true,
  ])
})
