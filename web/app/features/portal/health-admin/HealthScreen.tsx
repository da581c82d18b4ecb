import type { HealthPart, HealthState, PortalNode } from '@portal/contract/portal/health/health'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table, type TableColumn } from '~/ui/Table.tsx'
import { FailedWorkPanel } from './FailedWorkPanel.tsx'
import { healthQuery } from './health.queries.ts'
import { healthTexts as texts } from './health.texts.ts'
import { figuresText } from './health-figures.ts'

const TONES = { ok: 'ok', trouble: 'bad', unknown: 'neutral', off: 'neutral' } as const
const FIRST: HealthState[] = ['trouble', 'ok', 'unknown', 'off']
const when = (moment: string | null) => (moment ? momentText(new Date(moment)) : texts.never)

/** Everything the portal depends on; what is in trouble stands first and says what to do. */
export default function HealthScreen() {
  return (
    <Loaded query={useQuery(healthQuery())} texts={texts} why={failureText} className="h-96">
      {({ seen_at, parts, nodes, failed_work, failed_work_total }) => {
        const troubles = parts.filter(({ state }) => state === 'trouble').length
        return (
          <div className="grid grid-cols-1 gap-5">
            <Panel aria-label={texts.caption}>
              <p role="status" className="font-head text-[1.5rem] leading-tight font-bold">
                {troubles > 0 ? texts.troubles(troubles) : texts.allWell}
              </p>
              <p className="mb-3 text-sm text-muted">{texts.seen(when(seen_at))}</p>
              <Table
                caption={texts.caption}
                hideCaption
                cardsBelow="lg"
                columns={COLUMNS}
                rows={parts.toSorted(
                  (one, other) => FIRST.indexOf(one.state) - FIRST.indexOf(other.state),
                )}
                rowKey={({ name }) => name}
              />
            </Panel>
            <FailedWorkPanel works={failed_work} total={failed_work_total} />
            <Nodes nodes={nodes} />
          </div>
        )
      }}
    </Loaded>
  )
}

const COLUMNS: TableColumn<HealthPart>[] = [
  {
    key: 'name',
    header: texts.columns.name,
    cell: ({ name }) => (
      <>
        {texts.parts[name].label}
        <span className="block text-xs font-normal text-muted">{texts.parts[name].about}</span>
      </>
    ),
  },
  {
    key: 'state',
    header: texts.columns.state,
    cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>,
  },
  {
    key: 'figures',
    header: texts.columns.figures,
    cell: (part) => <span className="num">{figuresText(part) || texts.never}</span>,
  },
  { key: 'ok', header: texts.columns.ok, cell: ({ ok_at }) => when(ok_at) },
  {
    key: 'failed',
    header: texts.columns.failed,
    cell: ({ failed_at, failure }) => (
      <span className="wrap-anywhere">
        {failed_at ? texts.failure(when(failed_at), failure) : texts.never}
      </span>
    ),
  },
  {
    key: 'todo',
    header: texts.columns.todo,
    cell: ({ name, state }) =>
      state === 'trouble' ? (
        texts.parts[name].todo
      ) : (
        <span className="text-muted">{texts.nothingToDo}</span>
      ),
  },
]

function Nodes({ nodes }: { nodes: PortalNode[] }) {
  const { title, caption, columns, kinds, late, none } = texts.nodes
  return (
    <Panel aria-label={title}>
      <h2 className="mb-2 text-h3">{title}</h2>
      <Table
        caption={caption}
        hideCaption
        rows={nodes}
        rowKey={({ host, kind, started_at }) => `${host} ${kind} ${started_at}`}
        empty={<p className="text-muted">{none}</p>}
        columns={[
          { key: 'host', header: columns.host, cell: ({ host }) => host },
          { key: 'kind', header: columns.kind, cell: ({ kind }) => kinds[kind] },
          { key: 'release', header: columns.release, cell: ({ release }) => release },
          { key: 'started', header: columns.started, cell: ({ started_at }) => when(started_at) },
          {
            key: 'beat',
            header: columns.beat,
            cell: ({ beat_at, is_late }) => (
              <span className="flex flex-wrap items-center gap-2">
                {when(beat_at)} {is_late ? <Badge tone="bad">{late}</Badge> : null}
              </span>
            ),
          },
        ]}
      />
    </Panel>
  )
}
