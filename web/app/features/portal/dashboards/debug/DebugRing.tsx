import { Gauge } from 'lucide-react'
import { useEffect, useState } from 'react'
import { diagnostics, type LogEntry, type Timing } from '~/platform/diagnostics.ts'
import { hourText } from '~/platform/moments.ts'
import { withoutPersonalData } from '~/platform/personal-data.rules.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'

const SHOWN = 20
const milliseconds = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

/** The last entries and the slow operations of the ring in this browser, newest first. */
export function DebugRing() {
  const [{ entries, slow }, setRing] = useState<{ entries: LogEntry[]; slow: Timing[] }>({
    entries: [],
    slow: [],
  })
  useEffect(() => {
    setRing({
      entries: diagnostics.entries.slice(-SHOWN).toReversed(),
      slow: diagnostics.timings.filter(({ isSlow }) => isSlow).slice(-SHOWN),
    })
  }, [])
  const nothing = (
    <EmptyState surface="plain" icon={<Gauge />} title="Nada anotado">
      Navegue pelo portal e volte aqui.
    </EmptyState>
  )
  return (
    <>
      <Panel aria-label="Anotações">
        <h2 className="mb-3 text-h3">Anotações</h2>
        <Table
          caption="Últimas anotações"
          hideCaption
          columns={[
            {
              key: 'message',
              header: 'Mensagem',
              cell: ({ message }) => withoutPersonalData(message),
            },
            { key: 'level', header: 'Nível', cell: ({ level }) => level },
            { key: 'at', header: 'Hora', cell: ({ at }) => hourText(new Date(at)), numeric: true },
          ]}
          rows={entries}
          rowKey={({ at, message }) => `${at} ${message}`}
          empty={nothing}
        />
      </Panel>
      <Panel aria-label="Operações lentas">
        <h2 className="mb-3 text-h3">Operações lentas</h2>
        <Table
          caption="Operações acima de um segundo"
          hideCaption
          columns={[
            { key: 'name', header: 'Operação', cell: ({ name }) => name },
            {
              key: 'duration',
              header: 'Duração (ms)',
              cell: ({ durationMs }) => milliseconds.format(durationMs),
              numeric: true,
            },
          ]}
          rows={slow}
          rowKey={({ name, durationMs }) => `${name} ${durationMs}`}
          empty={nothing}
        />
      </Panel>
    </>
  )
}
