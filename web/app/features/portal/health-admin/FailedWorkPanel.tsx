import type { FailedWork } from '@portal/contract/portal/health/health'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { toast } from '~/ui/toast.ts'
import { healthQuery } from './health.queries.ts'
import { healthTexts } from './health.texts.ts'

const texts = healthTexts.failedWork

/** What the worker gave up on. The rest of each list went on. */
export function FailedWorkPanel({ works, total }: { works: FailedWork[]; total: number }) {
  if (total === 0) return null
  return (
    <Panel aria-label={texts.title}>
      <h2 className="text-h3">{texts.title}</h2>
      <p className="mb-2 text-sm text-muted">{texts.intro}</p>
      <Table
        caption={texts.title}
        hideCaption
        cardsBelow="lg"
        rows={works}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'job',
            header: texts.columns.job,
            cell: ({ job, item }) => (
              <>
                {texts.area(job)}
                <span className="block text-xs font-normal text-muted wrap-anywhere">
                  {item ? `${job} · ${item}` : job}
                </span>
              </>
            ),
          },
          {
            key: 'since',
            header: texts.columns.since,
            cell: ({ since, times }) => (
              <>
                {momentText(new Date(since))}
                <span className="block text-xs text-muted">{texts.times(times)}</span>
              </>
            ),
          },
          {
            key: 'failure',
            header: texts.columns.failure,
            cell: ({ failure }) => <span className="wrap-anywhere">{failure}</span>,
          },
          { key: 'acts', header: texts.columns.acts, cell: (work) => <Acts work={work} /> },
        ]}
      />
      {total > works.length ? (
        <p className="mt-2 text-sm text-muted">{texts.more(total - works.length)}</p>
      ) : null}
    </Panel>
  )
}

function Acts({ work: { id, job, item, may_retry } }: { work: FailedWork }) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (retry: boolean) =>
      browserApi.send('POST', '/api/v1/admin/failed-work/:id/settled', {
        params: { id },
        body: { retry },
      }),
    onSuccess: ({ asked }) => toast({ title: asked ? texts.asked : texts.dismissed }),
    onError: (error) =>
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: healthQuery().queryKey }),
  })
  const which = item ? `${job} ${item}` : job
  return (
    <span className="flex flex-wrap gap-2">
      {may_retry ? (
        <Button
          look="line"
          size="sm"
          pending={isPending}
          aria-label={`${texts.retry}: ${which}`}
          onClick={() => mutate(true)}
        >
          {texts.retry}
        </Button>
      ) : null}
      <Button
        look="ghost"
        size="sm"
        pending={isPending}
        aria-label={`${texts.dismiss}: ${which}`}
        onClick={() => mutate(false)}
      >
        {texts.dismiss}
      </Button>
    </span>
  )
}
