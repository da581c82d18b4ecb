import type {
  PosConnection,
  PosSettings,
} from '@portal/contract/storefront/open-delivery/pos-connection'
import { useQuery } from '@tanstack/react-query'
import { Copy, Plug, RefreshCw, Unplug } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ProofFirst } from '~/editing/ProofFirst.tsx'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { useUnproved } from '~/platform/session/use-unproved.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { toast } from '~/ui/toast.ts'
import { PosMenuImport } from './PosMenuImport.tsx'
import { type PosWrites, posSettingsQuery, usePosWrites } from './pos.queries.ts'
import { posTexts as texts } from './pos.texts.ts'

/** The system at the counter of a business: its credentials, how it is doing, and its menu. */
export function PosPanel({ establishmentId }: { establishmentId: string }) {
  const settings = useQuery(posSettingsQuery(establishmentId))
  const writes = usePosWrites(establishmentId)
  const isUnproved = useUnproved() !== null
  return (
    <EditorSection level="h2" title={texts.title} lead={texts.lead}>
      <Loaded
        query={settings}
        texts={{ loading: texts.loading, loadError: texts.loadFailed }}
        why={failureText}
        surface="plain"
        className="h-40"
      >
        {(data) => (
          <>
            {writes.secret ? <Secret writes={writes} secret={writes.secret} /> : null}
            {data.may.edit ? <ProofFirst /> : null}
            {data.connection ? (
              <Connected settings={data} connection={data.connection} writes={writes} />
            ) : (
              <NotConnected settings={data} writes={writes} />
            )}
            {data.may.edit && !isUnproved ? (
              <PosMenuImport establishmentId={establishmentId} settings={data} writes={writes} />
            ) : null}
          </>
        )}
      </Loaded>
    </EditorSection>
  )
}

function NotConnected({ settings, writes }: { settings: PosSettings; writes: PosWrites }) {
  const isUnproved = useUnproved() !== null
  if (!settings.takes_orders) return <p className="text-muted">{texts.first}</p>
  if (!settings.may.edit) return <p className="text-muted">{texts.notConnected}</p>
  return (
    <Button
      look="line"
      className="justify-self-start"
      disabled={isUnproved}
      pending={writes.isSaving}
      onClick={() => void writes.connect()}
    >
      <Plug aria-hidden="true" />
      {texts.connect}
    </Button>
  )
}

/** The only time that it is shown. */
function Secret({ writes, secret }: { writes: PosWrites; secret: string }) {
  const { secret: words } = texts
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ title: words.copied, variant: 'success' })
    } catch {
      toast({ title: words.notCopied, variant: 'destructive' })
    }
  }
  return (
    <section aria-labelledby="segredo-do-caixa" className="grid gap-3 rounded-card bg-sol-100 p-4">
      <div>
        <h3 id="segredo-do-caixa" className="font-semibold">
          {words.title}
        </h3>
        <p className="text-sm">{words.text}</p>
      </div>
      <Field label={words.label}>
        <Input readOnly value={secret} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {words.copy}
        </Button>
        <Button size="sm" look="line" onClick={writes.forgetSecret}>
          {words.done}
        </Button>
      </div>
    </section>
  )
}

type ConnectedProps = { settings: PosSettings; connection: PosConnection; writes: PosWrites }

const when = (moment: string | null) => (moment ? momentText(new Date(moment)) : texts.never)

function Connected({ settings, connection, writes }: ConnectedProps) {
  const { facts } = texts
  const { failure, merchant_id, merchant_url } = connection
  const isUnproved = useUnproved() !== null
  const settle = (done: Promise<unknown>) => done.then(() => undefined)
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
          [facts.baseUrl, settings.base_url],
          [facts.clientId, connection.client_id],
          [facts.appId, settings.app_id],
          [facts.lastContact, when(connection.last_contact_at)],
          [facts.lastDelivery, connection.webhook_url ? when(connection.last_delivery_at) : null],
          [facts.waiting, texts.waiting(connection.waiting_events)],
          [facts.merchantId, merchant_id],
          [facts.menu, merchant_url],
        ]}
      />
      {settings.may.edit && !isUnproved ? (
        <>
          <Webhook key={connection.webhook_url ?? ''} connection={connection} writes={writes} />
          <div className="flex flex-wrap gap-2">
            <ConfirmDialog
              title={texts.rotateAsk}
              description={texts.rotateText}
              confirmLabel={texts.rotate}
              onConfirm={() => settle(writes.rotate())}
              trigger={
                <Button look="line" size="sm">
                  <RefreshCw aria-hidden="true" />
                  {texts.rotate}
                </Button>
              }
            />
            <ConfirmDialog
              title={texts.disconnectAsk}
              description={texts.disconnectText}
              confirmLabel={texts.disconnect}
              destructive
              onConfirm={() => settle(writes.disconnect())}
              trigger={
                <Button look="line" size="sm">
                  <Unplug aria-hidden="true" />
                  {texts.disconnect}
                </Button>
              }
            />
          </div>
        </>
      ) : null}
    </>
  )
}

function Webhook({ connection, writes }: { connection: PosConnection; writes: PosWrites }) {
  const { webhook: words } = texts
  const [typed, setTyped] = useState(connection.webhook_url ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await writes.saveWebhook(typed.trim() || null)
    if (outcome.kind !== 'saved' && outcome.kind !== 'busy') setProblem(outcome.sentence)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-3 md:grid-cols-[minmax(0,30rem)_auto] md:justify-start"
    >
      <Field label={words.label} hint={words.hint} error={problem} optional>
        <Input
          type="url"
          inputMode="url"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(null)
          }}
        />
      </Field>
      <Button type="submit" look="line" pending={writes.isSaving} className="md:mt-7">
        {words.save}
      </Button>
    </form>
  )
}
