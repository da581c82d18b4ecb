import { IMPORT_COLUMNS } from '@portal/contract/guide/imports/import-columns'
import { ChevronDown } from 'lucide-react'
import { Table } from '~/ui/Table.tsx'
import { importsTexts } from './imports.texts.ts'

/** Folded: who has the template needs it rarely. */
export function ColumnsHelp() {
  const texts = importsTexts.columns
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-mar-600">
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
        {texts.summary}
      </summary>
      <Table
        caption={texts.caption}
        hideCaption
        rows={[...IMPORT_COLUMNS]}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            header: texts.name,
            cell: (column) => (
              <>
                <code>{column.name}</code>
                {'isRequired' in column ? (
                  <span className="ml-2 text-xs font-normal text-muted">{texts.required}</span>
                ) : null}
              </>
            ),
          },
          { key: 'hint', header: texts.hint, cell: ({ hint }) => hint },
        ]}
      />
    </details>
  )
}
