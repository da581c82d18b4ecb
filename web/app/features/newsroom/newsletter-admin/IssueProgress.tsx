import type { NewsletterIssue } from '@portal/contract/newsroom/newsletter/issue'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { newsletterAdminTexts } from './newsletter-admin.texts.ts'
import type { IssueActions } from './use-issue-actions.ts'

const texts = newsletterAdminTexts.progress
const sendTexts = newsletterAdminTexts.send

type IssueProgressProps = { issue: NewsletterIssue; actions: IssueActions }

export function IssueProgress({ issue, actions }: IssueProgressProps) {
  const { status, outcome, send_at, finished_at } = issue
  const done = outcome.readers - outcome.waiting
  const rows = [
    [texts.sent, outcome.sent],
    [texts.waiting, outcome.waiting],
    [texts.skipped, outcome.skipped],
    [texts.failed, outcome.failed],
    [texts.unknown, outcome.unknown],
  ] as const
  return (
    <Panel aria-labelledby="andamento" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="andamento">{texts.title}</h3>
        <Cancel issue={issue} actions={actions} />
      </div>
      {status === 'scheduled' && send_at ? (
        <p role="status">{texts.scheduledFor(momentText(new Date(send_at)))}</p>
      ) : (
        <>
          <p role="status" className="num font-semibold">
            {texts.of(done, outcome.readers)}
            {finished_at ? ` · ${texts.finished(momentText(new Date(finished_at)))}` : ''}
          </p>
          <progress
            aria-label={texts.bar}
            max={Math.max(outcome.readers, 1)}
            value={done}
            className="h-3 w-full accent-mangue-500"
          />
          <dl>
            {rows.map(([name, count]) => (
              <div key={name} className="flex justify-between gap-4 border-line border-t py-2">
                <dt className="text-muted">{name}</dt>
                <dd className="num font-semibold">{count}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Panel>
  )
}

function Cancel({ issue, actions }: IssueProgressProps) {
  if (!issue.may.cancel) return null
  const cancel = async () => void (await actions.cancel(issue))
  if (issue.status === 'scheduled') {
    return (
      <Button look="line" size="sm" pending={actions.isWriting} onClick={() => void cancel()}>
        {sendTexts.cancelScheduled}
      </Button>
    )
  }
  return (
    <ConfirmDialog
      destructive
      title={sendTexts.cancelTitle}
      description={sendTexts.cancelText}
      confirmLabel={sendTexts.cancelSending}
      onConfirm={cancel}
      trigger={
        <Button look="line" size="sm">
          {sendTexts.cancelSending}
        </Button>
      }
    />
  )
}
