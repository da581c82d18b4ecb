import type { DiningTable } from '@portal/contract/storefront/orders/ordering'
import { MOST_TABLES } from '@portal/contract/storefront/orders/orders.texts'
import { useQuery } from '@tanstack/react-query'
import { Printer, QrCode as QrIcon, RefreshCw, Trash2 } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { hourText, shortDayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import {
  type TableWrites,
  tableCodesAddress,
  tablesQuery,
  useTableWrites,
} from './ordering.queries.ts'
import { orderingTexts } from './ordering.texts.ts'
import { byLabel, tableLabels } from './ordering-form.rules.ts'

// Few look at a code on the screen; most print all of them.
const QrCode = lazy(() => import('~/ui/QrCode.tsx').then((module) => ({ default: module.QrCode })))

const { tables: texts, loading } = orderingTexts

export function TablesPanel({ establishmentId }: { establishmentId: string }) {
  const tables = useQuery(tablesQuery(establishmentId))
  const writes = useTableWrites(establishmentId)
  const [shown, setShown] = useState<DiningTable | null>(null)
  return (
    <EditorSection level="h2" title={texts.title} lead={texts.lead}>
      <Loaded
        query={tables}
        texts={{ loading, loadError: texts.loadFailed }}
        why={failureText}
        surface="plain"
        className="h-40"
      >
        {({ tables: all, may }) => (
          <>
            {may.edit ? <NewTables writes={writes} room={MOST_TABLES - all.length} /> : null}
            {all.length === 0 ? (
              <p className="text-muted">{texts.none}</p>
            ) : (
              <>
                <ul className="grid gap-x-8 md:grid-cols-2">
                  {[...all].sort(byLabel).map((table) => (
                    <TableRow
                      key={table.id}
                      table={table}
                      writes={writes}
                      mayEdit={may.edit}
                      onShow={() => setShown(table)}
                    />
                  ))}
                </ul>
                <a
                  href={tableCodesAddress(establishmentId)}
                  download
                  className={buttonStyle({
                    look: 'line',
                    size: 'sm',
                    className: 'justify-self-start',
                  })}
                >
                  <Printer aria-hidden="true" />
                  {texts.print}
                </a>
              </>
            )}
          </>
        )}
      </Loaded>
      {shown ? (
        <Dialog
          open
          size="sm"
          onOpenChange={(isOpen) => !isOpen && setShown(null)}
          title={texts.name(shown.label)}
        >
          <Suspense fallback={<Skeleton shape="block" className="size-60" />}>
            <div className="grid justify-items-center">
              <QrCode text={shown.url} label={texts.qr(shown.label)} />
            </div>
          </Suspense>
        </Dialog>
      ) : null}
    </EditorSection>
  )
}

function NewTables({ writes, room }: { writes: TableWrites; room: number }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const labels = tableLabels(typed)
    if (!labels) return setProblem(texts.wrong)
    if (labels.length > room) return setProblem(texts.tooMany(MOST_TABLES))
    const outcome = await writes.add(labels)
    if (outcome.kind === 'saved') setTyped('')
    else if (outcome.kind !== 'busy') setProblem(outcome.sentence)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-3 md:grid-cols-[minmax(0,20rem)_auto] md:justify-start"
    >
      <Field label={texts.add} hint={texts.addHint} error={problem}>
        <Input
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(null)
          }}
        />
      </Field>
      <Button type="submit" look="line" pending={writes.isSaving} className="md:mt-7">
        {texts.create}
      </Button>
    </form>
  )
}

type TableRowProps = {
  table: DiningTable
  writes: TableWrites
  mayEdit: boolean
  onShow: () => void
}

function TableRow({ table, writes, mayEdit, onShow }: TableRowProps) {
  const { id, label, rotated_at, released_until } = table
  const settle = (done: Promise<unknown>) => done.then(() => undefined)
  return (
    <li className="flex items-center gap-2 border-line border-t py-1.5">
      <p className="min-w-0 flex-1">
        <b className="block truncate font-semibold">{texts.name(label)}</b>
        <span className="text-muted text-xs">
          {released_until
            ? texts.released(hourText(new Date(released_until)))
            : texts.since(shortDayText(new Date(rotated_at)))}
        </span>
      </p>
      <span className="flex flex-none">
        <IconButton label={texts.show(label)} onClick={onShow}>
          <QrIcon aria-hidden="true" />
        </IconButton>
        {mayEdit ? (
          <>
            <ConfirmDialog
              title={texts.rotateAsk(label)}
              description={texts.rotateText}
              confirmLabel={texts.rotateConfirm}
              onConfirm={() => settle(writes.rotate(id))}
              trigger={
                <IconButton label={texts.rotate(label)}>
                  <RefreshCw aria-hidden="true" />
                </IconButton>
              }
            />
            <ConfirmDialog
              title={texts.removeAsk(label)}
              description={texts.removeText}
              confirmLabel={texts.removeConfirm}
              destructive
              onConfirm={() => settle(writes.remove(id))}
              trigger={
                <IconButton label={texts.remove(label)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              }
            />
          </>
        ) : null}
      </span>
    </li>
  )
}
