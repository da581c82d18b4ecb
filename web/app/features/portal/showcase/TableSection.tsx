import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import type { TableSort } from '~/ui/TableSortButton.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

type Business = { name: string; plan: string; visits: number; active: boolean }

const BUSINESSES: Business[] = [
  { name: 'Maré Cheia Peixe na Brasa', plan: 'Espadarte', visits: 1104, active: true },
  {
    name: 'Pousada Rede na Varanda do Farol Velho com nome comprido',
    plan: 'Maçarico',
    visits: 386,
    active: true,
  },
  { name: 'Açaí do Farol', plan: 'Atalaia', visits: 95, active: false },
]
const number = new Intl.NumberFormat('pt-BR')

export function TableSection() {
  const [sort, setSort] = useState<TableSort>({ key: 'visits', direction: 'descending' })
  const rows = BUSINESSES.toSorted((a, b) => {
    const order = sort.key === 'name' ? a.name.localeCompare(b.name, 'pt-BR') : a.visits - b.visits
    return sort.direction === 'ascending' ? order : -order
  })
  return (
    <ShowcaseSection
      id="tabelas"
      title="Tabelas"
      intro="Fios em vez de listras, números à direita. No celular cada linha vira um cartão."
    >
      <Specimen name="Table" layout="plain">
        <Panel aria-label="Negócios">
          <Table
            caption="Negócios"
            columns={[
              { key: 'name', header: 'Negócio', cell: (row) => row.name, sortable: true },
              { key: 'plan', header: 'Plano', cell: (row) => row.plan },
              {
                key: 'state',
                header: 'Situação',
                cell: (row) => (
                  <Badge tone={row.active ? 'ok' : 'neutral'}>
                    {row.active ? 'No ar' : 'Pausado'}
                  </Badge>
                ),
              },
              {
                key: 'visits',
                header: 'Visitas',
                cell: (row) => number.format(row.visits),
                numeric: true,
                sortable: true,
              },
            ]}
            rows={rows}
            rowKey={(row) => row.name}
            sort={sort}
            onSortChange={setSort}
          />
        </Panel>
      </Specimen>
      <Specimen name="Table sem linhas" layout="plain">
        <Panel aria-label="Cupons">
          <Table<Business>
            caption="Cupons"
            columns={[{ key: 'name', header: 'Cupom', cell: (row) => row.name }]}
            rows={[]}
            rowKey={(row) => row.name}
            empty={
              <EmptyState surface="plain" icon={<TicketPercent />} title="Nenhum cupom ainda">
                Crie o primeiro: negócios com cupom aparecem também no Clube.
              </EmptyState>
            }
          />
        </Panel>
      </Specimen>
    </ShowcaseSection>
  )
}
