import type { DutyPreview, WantedShift } from '@portal/contract/city/utilities/duty-editor'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { useAttempt } from './use-attempt.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.rota.preview

type RotaPreviewProps = { preview: DutyPreview; onClose: () => void }

/** What would be written and what stands against it; nothing has been written yet. */
export function RotaPreview({ preview, onClose }: RotaPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Each new preview is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => heading.current?.focus(), [preview])
  return (
    <Panel aria-labelledby="conferir" className="grid grid-cols-1 gap-4">
      <h2 id="conferir" ref={heading} tabIndex={-1} className="scroll-mt-28 text-h3">
        {texts.title}
      </h2>
      {preview.problems.length > 0 ? (
        <div role="alert" className="rounded-input bg-guara-100 p-4 text-vermelho-700">
          <p className="font-semibold">{texts.problems}</p>
          <ul className="mt-2 grid gap-1">
            {preview.problems.map(({ line, message }) => (
              <li key={`${line} ${message}`}>{texts.line(line, message)}</li>
            ))}
          </ul>
        </div>
      ) : (
        <WriteForm key={JSON.stringify(preview)} preview={preview} onClose={onClose} />
      )}
    </Panel>
  )
}

const momentOf = (moment: string) => momentText(new Date(moment))

function WriteForm({ preview: { shifts, conflicts }, onClose }: RotaPreviewProps) {
  const [source, setSource] = useState('')
  const [address, setAddress] = useState('')
  const [replace, setReplace] = useState(false)
  const [isVerified, setVerified] = useState(false)
  const { attempt, problemAt, isWriting } = useAttempt(['admin', 'duties'])
  async function write(event: FormEvent) {
    event.preventDefault()
    const body = {
      shifts,
      replace,
      source_name: source,
      source_url: address,
      is_verified: isVerified,
    }
    const done = await attempt({
      run: () => browserApi.send('POST', '/api/v1/admin/duties', { body }),
      done: texts.done(shifts.length),
      failed: texts.failed,
    })
    if (done) onClose()
  }
  return (
    <form onSubmit={write} noValidate className="grid grid-cols-1 gap-4">
      <div className="max-h-100 overflow-y-auto">
        <ShiftTable shifts={shifts} />
      </div>
      {conflicts.length > 0 ? (
        <section aria-labelledby="conflitos" className="rounded-input bg-sol-100 p-4">
          <h3 id="conflitos" className="text-base!">
            {texts.conflicts(conflicts.length)}
          </h3>
          <ul className="num my-3 grid max-h-80 gap-3 overflow-y-auto text-sm">
            {conflicts.map(({ wanted, present }) => (
              <li key={wanted.starts_at + present.id} className="border-line border-t pt-2">
                <p>
                  {texts.present}: {present.name}, {momentOf(present.starts_at)}
                </p>
                <p>
                  {texts.wanted}: {wanted.name}, {momentOf(wanted.starts_at)}
                </p>
              </li>
            ))}
          </ul>
          <Checkbox label={texts.replace} checked={replace} onCheckedChange={setReplace} />
        </section>
      ) : null}
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={utilitiesAdminTexts.source}
          hint={utilitiesAdminTexts.sourceHint}
          error={problemAt('source_name')}
          required
        >
          <Input value={source} onChange={({ target }) => setSource(target.value)} />
        </Field>
        <Field label={utilitiesAdminTexts.sourceUrl} error={problemAt('source_url')} optional>
          <Input
            type="url"
            inputMode="url"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
      </div>
      <Checkbox label={texts.checked} checked={isVerified} onCheckedChange={setVerified} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="primary"
          pending={isWriting}
          disabled={conflicts.length > 0 && !replace}
        >
          {texts.action}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {utilitiesAdminTexts.cancel}
        </Button>
      </div>
    </form>
  )
}

function ShiftTable({ shifts }: { shifts: WantedShift[] }) {
  const { columns } = texts
  return (
    <Table
      caption={texts.count(shifts.length)}
      rows={shifts}
      rowKey={({ starts_at, name }) => starts_at + name}
      columns={[
        { key: 'name', header: columns.name, cell: ({ name }) => name },
        { key: 'from', header: columns.from, cell: ({ starts_at }) => momentOf(starts_at) },
        { key: 'to', header: columns.to, cell: ({ ends_at }) => momentOf(ends_at) },
        {
          key: 'known',
          header: columns.known,
          cell: ({ establishment_id }) => (establishment_id ? texts.known : texts.unknown),
        },
      ]}
    />
  )
}
