import type { PropertyCrm } from '@portal/contract/properties/property-feeds/property-feed'
import { Plug, RefreshCw, Unplug } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { momentText } from '~/platform/moments.ts'
import { useUnproved } from '~/platform/session/use-unproved.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Field } from '~/ui/Field.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { Input } from '~/ui/Input.tsx'
import type { FeedWrites } from './feeds.queries.ts'
import { feedsTexts } from './feeds.texts.ts'

const { crm: texts, feed } = feedsTexts
const when = (moment: string | null) => (moment ? momentText(new Date(moment)) : feed.never)

type CrmPanelProps = { crm: PropertyCrm | null; writes: FeedWrites; mayEdit: boolean }

export function CrmPanel({ crm, writes, mayEdit }: CrmPanelProps) {
  const isUnproved = useUnproved() !== null
  return (
    <EditorSection level="h2" title={texts.title} lead={texts.lead}>
      {crm ? <Connected crm={crm} writes={writes} mayEdit={mayEdit} /> : null}
      {mayEdit && !isUnproved ? <Login isNew={!crm} writes={writes} /> : null}
    </EditorSection>
  )
}

function Connected({ crm, writes, mayEdit }: CrmPanelProps & { crm: PropertyCrm }) {
  const { facts } = texts
  const { failure } = crm
  const isUnproved = useUnproved() !== null
  return (
    <>
      {failure ? (
        <div role="status" className="rounded-card bg-sol-100 p-4 text-sm">
          <p className="font-semibold">{texts.failure(when(failure.at), failure.sentence)}</p>
          <p>{texts.failureHint}</p>
        </div>
      ) : null}
      <Facts
        facts={[
          [facts.host, crm.host],
          [facts.delivered, when(crm.delivered_at)],
          [facts.waiting, texts.leads(crm.waiting)],
          [facts.failed, texts.leads(crm.failed)],
        ]}
      />
      {mayEdit ? (
        <div className="flex flex-wrap gap-2">
          {crm.failed > 0 ? (
            <Button
              look="line"
              size="sm"
              disabled={isUnproved}
              pending={writes.isSaving}
              onClick={() => void writes.repeatLeads()}
            >
              <RefreshCw aria-hidden="true" />
              {texts.repeat}
            </Button>
          ) : null}
          <ConfirmDialog
            title={texts.disconnectAsk}
            description={texts.disconnectText}
            confirmLabel={texts.disconnect}
            destructive
            onConfirm={() => writes.disconnectCrm().then(() => undefined)}
            trigger={
              <Button look="line" size="sm">
                <Unplug aria-hidden="true" />
                {texts.disconnect}
              </Button>
            }
          />
        </div>
      ) : null}
    </>
  )
}

const EMPTY = { url: '', user: '', password: '' }

/** Typed anew each time: what is stored is never shown. */
function Login({ isNew, writes }: { isNew: boolean; writes: FeedWrites }) {
  const [typed, setTyped] = useState(EMPTY)
  const [problem, setProblem] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await writes.connectCrm({ ...typed, url: typed.url.trim() })
    if (outcome.kind === 'saved') setTyped(EMPTY)
    else if (outcome.kind !== 'busy') setProblem(outcome.sentence)
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    autoComplete: 'off' as const,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value })
      setProblem(null)
    },
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3 md:max-w-xl">
      <Field label={texts.url}>
        <Input type="url" inputMode="url" {...field('url')} />
      </Field>
      <Field label={texts.user}>
        <Input {...field('user')} />
      </Field>
      <Field label={texts.password} hint={texts.secretHint}>
        <Input type="password" {...field('password')} autoComplete="new-password" />
      </Field>
      {problem ? <FieldError id="problema-do-crm">{problem}</FieldError> : null}
      <Button type="submit" look="line" className="justify-self-start" pending={writes.isSaving}>
        <Plug aria-hidden="true" />
        {isNew ? texts.connect : texts.replace}
      </Button>
    </form>
  )
}
