import type { HealthPart, PortalNode } from '@portal/contract/portal/health/health'
import { healthReport } from '@portal/contract/portal/health/health-report'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Stethoscope } from 'lucide-react'
import { browserApi } from '~/platform/api.ts'
import { copyText } from '~/platform/copy-text.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { FailedWorkPanel } from './FailedWorkPanel.tsx'
import { HealthParts } from './HealthParts.tsx'
import { healthQuery } from './health.queries.ts'
import { healthTexts as texts } from './health.texts.ts'

/** Every part is given six seconds, and the worker takes it up within one. */
const EXAMINED_AFTER_MS = 9_000
const when = (moment: string | null) => (moment ? momentText(new Date(moment)) : texts.never)

/** Everything the portal depends on; what is in trouble stands first and says what to do. */
export default function HealthScreen() {
  const isSuperadmin = useAuth().planType === 'superadmin'
  return (
    <Loaded query={useQuery(healthQuery())} texts={texts} why={failureText} className="h-96">
      {({ seen_at, examined_at, is_new, parts, nodes, failed_work, failed_work_total }) => (
        <div className="grid grid-cols-1 gap-5">
          {isSuperadmin ? (
            <p>
              <TextLink block to="/admin/saude/primeiro-uso">
                {is_new ? texts.firstUse : texts.tests}
              </TextLink>
            </p>
          ) : null}
          <section aria-label={texts.caption} className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <div>
                <p className="num text-sm text-muted">
                  {texts.seen(when(seen_at), examined_at ? when(examined_at) : null)}
                </p>
                <p role="status" className="font-head text-[1.5rem] leading-tight font-bold">
                  {texts.verdict(parts)}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <ExamineButton />
                <CopyReport parts={parts} />
              </div>
            </div>
            <HealthParts parts={parts} />
            <p className="text-sm text-muted">
              {texts.inTerminal[0]} <code className="font-semibold">{texts.inTerminal[1]}</code>
              {texts.inTerminal[2]}
            </p>
          </section>
          <FailedWorkPanel works={failed_work} total={failed_work_total} />
          <Nodes nodes={nodes} />
        </div>
      )}
    </Loaded>
  )
}

/** The worker calls what is outside; what it finds is on the page seconds later. */
function ExamineButton() {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => browserApi.send('POST', '/api/v1/admin/health/examinations', {}),
    onSuccess: () => {
      toast({ title: texts.examine.asked, description: texts.examine.askedWhy })
      setTimeout(() => {
        void queries.invalidateQueries({ queryKey: healthQuery().queryKey })
      }, EXAMINED_AFTER_MS)
    },
    onError: (error) =>
      toast({
        title: texts.examine.failed,
        description: failureText(error),
        variant: 'destructive',
      }),
  })
  return (
    <Button look="line" pending={isPending} onClick={() => mutate()}>
      <Stethoscope aria-hidden="true" />
      {texts.examine.label}
    </Button>
  )
}

function CopyReport({ parts }: { parts: readonly HealthPart[] }) {
  async function copy() {
    if (await copyText(healthReport(parts))) toast({ title: texts.reportCopied })
  }
  return (
    <Button look="line" onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {texts.report}
    </Button>
  )
}

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
