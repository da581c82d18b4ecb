import {
  EVENT_STATUS_WORDS,
  type EventStatus,
  REASON_MAX,
  REASON_MIN,
} from '@portal/contract/city/events/event.texts'
import type { EditedEvent } from '@portal/contract/city/events/event-editor'
import { useState } from 'react'
import { Decisions } from '~/lists/Decisions.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { adminEventsTexts as texts } from './event-editing.texts.ts'

type EventHeadProps = {
  event: EditedEvent
  /** Whether it was done. */
  onStatus: (status: EventStatus, reason?: string) => Promise<boolean>
}

/** What it is, in what state, who sent it, and what may be decided. */
export function EventHead({ event, onStatus }: EventHeadProps) {
  const { status, content, submitter, status_reason } = event
  const [asking, setAsking] = useState<'rejected' | 'suspended' | null>(null)
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-h3 wrap-break-word">{content.title}</h2>
        <Badge tone={status === 'published' ? 'ok' : status === 'pending' ? 'sol' : 'neutral'}>
          {EVENT_STATUS_WORDS[status]}
        </Badge>
        {status === 'published' ? (
          <TextLink to={`/eventos/${event.slug}`}>{texts.seePage}</TextLink>
        ) : null}
      </div>
      {status_reason ? (
        <p>
          <strong>{texts.rejectedBecause}</strong> {status_reason}
        </p>
      ) : null}
      {submitter ? (
        <p className="text-sm wrap-anywhere">
          {texts.submitter} <strong>{submitter.name}</strong> ({submitter.email}
          {submitter.phone ? `, ${submitter.phone}` : ''}),{' '}
          {submitter.has_account ? texts.withAccount : texts.withoutAccount}
        </p>
      ) : null}
      <Decisions at="/admin/events/:id/status" id={event.id}>
        {status === 'published' ? null : (
          <Button look="ink" size="sm" onClick={() => void onStatus('published')}>
            {status === 'pending' ? texts.approve : texts.publish}
          </Button>
        )}
        {status === 'pending' ? (
          <Button look="line" size="sm" onClick={() => setAsking('rejected')}>
            {texts.refuse}
          </Button>
        ) : null}
        {status === 'published' ? (
          <>
            <Button look="line" size="sm" onClick={() => setAsking('suspended')}>
              {texts.suspend}
            </Button>
            <Button look="ghost" size="sm" onClick={() => void onStatus('draft')}>
              {texts.toDraft}
            </Button>
          </>
        ) : null}
        {status === 'archived' ? null : (
          <ConfirmDialog
            destructive
            title={texts.archiveTitle(content.title)}
            description={texts.archiveText}
            confirmLabel={texts.archive}
            onConfirm={() => void onStatus('archived')}
            trigger={
              <Button look="ghost" size="sm">
                {texts.archive}
              </Button>
            }
          />
        )}
      </Decisions>
      {asking ? (
        <ReasonDialog
          destructive
          title={
            asking === 'rejected'
              ? texts.refuseTitle(content.title)
              : texts.suspendTitle(content.title)
          }
          description={asking === 'rejected' ? texts.reasonText : texts.suspendText}
          label={texts.reason}
          confirmLabel={asking === 'rejected' ? texts.refuse : texts.suspend}
          answers={asking === 'rejected' ? texts.answers : []}
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
          tooShort={texts.reasonShort}
          onClose={() => setAsking(null)}
          onConfirm={(reason) => onStatus(asking, reason)}
        />
      ) : null}
    </Panel>
  )
}
