import type { ImportRow } from '@portal/contract/guide/imports/import'
import { useState } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { Table } from '~/ui/Table.tsx'
import { LINES_AT_ONCE } from './imports.constants.ts'
import { importsTexts } from './imports.texts.ts'
import type { Checked } from './use-import.ts'

type RowFilter = 'all' | 'problems' | 'create'

type SheetPreviewProps = { checked: Checked; onConfirm: () => Promise<void> }

/** What becomes of each line, before anything is written. */
export function SheetPreview({ checked: { file, preview }, onConfirm }: SheetPreviewProps) {
  const texts = importsTexts.preview
  const { create, duplicate, invalid } = preview.counts
  const [filter, setFilter] = useState<RowFilter>(duplicate + invalid > 0 ? 'problems' : 'all')
  return (
    <Panel aria-labelledby="conferencia" className="grid gap-4">
      <h2 id="conferencia" className="text-h3 wrap-anywhere">
        {texts.title(file.name)}
      </h2>
      <div role="status" className="flex flex-wrap gap-2">
        <Badge tone="ok">{texts.counts.create(create)}</Badge>
        <Badge>{texts.counts.duplicate(duplicate)}</Badge>
        <Badge tone={invalid > 0 ? 'bad' : 'neutral'}>{texts.counts.invalid(invalid)}</Badge>
      </div>
      <p className="text-sm text-muted">
        {texts.read(preview.encoding, preview.separator)}{' '}
        {preview.ignored_columns.length > 0
          ? texts.ignored(preview.ignored_columns.join(', '))
          : null}
      </p>
      {create > 0 ? (
        <div>
          <ConfirmDialog
            title={importsTexts.confirm.title(create)}
            description={importsTexts.confirm.text(duplicate + invalid)}
            confirmLabel={importsTexts.confirm.action(create)}
            onConfirm={onConfirm}
            trigger={<Button look="ink">{importsTexts.confirm.action(create)}</Button>}
          />
        </div>
      ) : (
        <p className="rounded-input bg-sol-100 p-4">{texts.nothing}</p>
      )}
      <div className="justify-self-start">
        <SegmentedControl
          label={texts.filter}
          value={filter}
          onValueChange={setFilter}
          options={(['problems', 'create', 'all'] as const).map((value) => ({
            value,
            label: texts.filters[value],
          }))}
        />
      </div>
      <Lines key={filter} rows={rowsShown(preview.rows, filter)} />
    </Panel>
  )
}

function Lines({ rows }: { rows: ImportRow[] }) {
  const texts = importsTexts.preview
  const [shown, setShown] = useState(LINES_AT_ONCE)
  const left = rows.length - shown
  return (
    <div className="grid gap-4">
      <Table
        caption={texts.caption}
        hideCaption
        rows={rows.slice(0, shown)}
        rowKey={({ line }) => String(line)}
        empty={<p className="text-muted">{texts.none}</p>}
        columns={[
          { key: 'name', header: texts.columns.name, cell: ({ name }) => name || texts.unnamed },
          { key: 'line', header: texts.columns.line, cell: ({ line }) => line, numeric: true },
          {
            key: 'outcome',
            header: texts.columns.outcome,
            cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{texts.outcomes[outcome]}</Badge>,
          },
          {
            key: 'why',
            header: texts.columns.why,
            cell: (row) => {
              const reasons = reasonsOf(row)
              return reasons.length === 0 ? '–' : reasons.map((why) => <p key={why}>{why}</p>)
            },
          },
        ]}
      />
      {left > 0 ? (
        <div>
          <Button look="line" onClick={() => setShown(shown + LINES_AT_ONCE)}>
            {texts.more(left)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const TONES = { create: 'ok', duplicate: 'neutral', invalid: 'bad' } as const

function rowsShown(rows: readonly ImportRow[], filter: RowFilter): ImportRow[] {
  return rows.filter(({ outcome }) =>
    filter === 'all' ? true : filter === 'create' ? outcome === 'create' : outcome !== 'create',
  )
}

/** Why a row is left out, a sentence each. */
function reasonsOf({ problems, duplicate }: ImportRow): string[] {
  const { reasons, ofLine } = importsTexts.preview
  const repeats = duplicate
    ? `${reasons[duplicate.reason]} ${
        duplicate.line === null ? duplicate.name : ofLine(duplicate.name, duplicate.line)
      }.`
    : null
  return [
    ...problems.map(({ column, message }) => `${column}: ${message}`),
    ...(repeats ? [repeats] : []),
  ]
}
