import type { NewsletterIssue } from '@portal/contract/newsroom/newsletter/issue'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { newsletterAdminTexts } from './newsletter-admin.texts.ts'
import type { IssueActions } from './use-issue-actions.ts'

const texts = newsletterAdminTexts.send
/** The city keeps one time all year. */
const CITY_OFFSET = '-03:00'

type IssueSendingProps = { issue: NewsletterIssue; actions: IssueActions; isBlocked: boolean }

/** A test to oneself, now, or at a moment. What is not saved cannot leave. */
export function IssueSending({ issue, actions, isBlocked }: IssueSendingProps) {
  const [day, setDay] = useState('')
  const [time, setTime] = useState('08:00')
  const [isMissing, setMissing] = useState(false)
  async function schedule(event: FormEvent) {
    event.preventDefault()
    setMissing(!(day && time))
    if (day && time) await actions.send(issue, `${day}T${time}:00${CITY_OFFSET}`)
  }
  return (
    <Panel aria-labelledby="enviar" className="grid grid-cols-1 gap-5">
      <h3 id="enviar">{texts.title}</h3>
      <div className="flex flex-wrap gap-3">
        <Button look="line" disabled={isBlocked} onClick={() => void actions.test(issue)}>
          {texts.test}
        </Button>
        <ConfirmDialog
          title={texts.nowTitle(issue.readers_now)}
          description={texts.nowText}
          confirmLabel={texts.now}
          onConfirm={async () => void (await actions.send(issue, null))}
          trigger={
            <Button look="primary" disabled={isBlocked}>
              {texts.now}
            </Button>
          }
        />
      </div>
      <form onSubmit={schedule} noValidate className="flex flex-wrap items-start gap-3">
        <Field
          label={texts.day}
          className="min-w-44 flex-1"
          error={isMissing ? texts.missing : null}
        >
          <DateField value={day} onValueChange={setDay} />
        </Field>
        <Field label={texts.time} className="w-40">
          <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
        <Button
          type="submit"
          look="line"
          className="mt-6.5"
          disabled={isBlocked}
          pending={actions.isWriting}
        >
          {texts.later}
        </Button>
      </form>
    </Panel>
  )
}
