import { Gauge } from 'lucide-react'
import { useEffect, useState } from 'react'
import { diagnostics, type Timing } from '~/platform/diagnostics.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

const SHOWN = 10
const milliseconds = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

/** What this browser remembers of itself and would send, by choice, with an error report. */
export function DiagnosticsSection() {
  const [slowest, setSlowest] = useState<Timing[]>([])
  useEffect(() => {
    setSlowest(diagnostics.timings.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, SHOWN))
  }, [])
  return (
    <ShowcaseSection
      id="diagnostico"
      title="Diagnóstico"
      intro="As operações mais demoradas desta visita, como iriam em um relato de falha."
    >
      <Specimen name="Diagnostics" layout="plain">
        <Panel aria-label="Operações">
          <Table
            caption="Operações mais demoradas"
            columns={[
              { key: 'name', header: 'Operação', cell: (timing) => timing.name },
              {
                key: 'duration',
                header: 'Duração (ms)',
                cell: (timing) => milliseconds.format(timing.durationMs),
                numeric: true,
              },
            ]}
            rows={slowest}
            rowKey={(timing) => `${timing.name} ${timing.durationMs}`}
            empty={
              <EmptyState surface="plain" icon={<Gauge />} title="Nada medido ainda">
                Navegue pelo portal e volte aqui.
              </EmptyState>
            }
          />
        </Panel>
      </Specimen>
    </ShowcaseSection>
  )
}
