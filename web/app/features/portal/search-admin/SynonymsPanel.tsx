import type { Synonym } from '@portal/contract/portal/search/search-admin'
import { Languages, Plus } from 'lucide-react'
import { termsText } from '~/editing/word-list.rules.ts'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { Shortened } from './Shortened.tsx'
import { searchAdminTexts } from './search-admin.texts.ts'
import type { SynonymActions } from './use-synonyms.ts'

const { synonyms: texts, remove: removal } = searchAdminTexts

const SYNONYMS_SHOWN = 15

type SynonymsPanelProps = {
  synonyms: Synonym[]
  filter: string
  onFilter: (filter: string) => void
  actions: SynonymActions
  onOpen: (synonym: Synonym | null) => void
}

export function SynonymsPanel({ synonyms, filter, onFilter, actions, onOpen }: SynonymsPanelProps) {
  const wanted = filter.trim().toLocaleLowerCase('pt-BR')
  const shown = synonyms.filter(({ typed, found }) =>
    termsText([...typed, ...found])
      .toLocaleLowerCase('pt-BR')
      .includes(wanted),
  )
  return (
    <Panel aria-label={texts.title}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-h3">{texts.title}</h2>
          <p className="mt-1 text-muted text-sm">{texts.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <SheetLink list="synonyms" filter={{}} />
          <Button look="line" onClick={() => onOpen(null)}>
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        </div>
      </div>
      <Field label={texts.filter} className="my-4 max-w-80">
        <Input
          type="search"
          value={filter}
          maxLength={60}
          onChange={({ target }) => onFilter(target.value)}
        />
      </Field>
      <Shortened rows={shown} most={wanted ? shown.length : SYNONYMS_SHOWN}>
        {(rows) => (
          <Table
            caption={texts.title}
            hideCaption
            rows={rows}
            rowKey={({ id }) => id}
            empty={
              <EmptyState
                icon={<Languages />}
                title={wanted ? texts.none : texts.empty}
                surface="plain"
              >
                {wanted ? texts.noneText : texts.emptyText}
              </EmptyState>
            }
            columns={[
              { key: 'typed', header: texts.columns.typed, cell: ({ typed }) => termsText(typed) },
              { key: 'found', header: texts.columns.found, cell: ({ found }) => termsText(found) },
              {
                key: 'mutual',
                header: texts.columns.mutual,
                cell: ({ is_mutual }) => (
                  <span className="whitespace-nowrap">
                    {is_mutual ? texts.mutual : texts.oneWay}
                  </span>
                ),
              },
              {
                key: 'actions',
                header: texts.columns.actions,
                actions: true,
                cell: (synonym) => <Actions synonym={synonym} actions={actions} onOpen={onOpen} />,
              },
            ]}
          />
        )}
      </Shortened>
    </Panel>
  )
}

type ActionsProps = Pick<SynonymsPanelProps, 'actions' | 'onOpen'> & { synonym: Synonym }

function Actions({ synonym, actions, onOpen }: ActionsProps) {
  const terms = termsText(synonym.typed)
  return (
    <span className="flex gap-1">
      <Button
        look="ghost"
        size="sm"
        aria-label={texts.editOf(terms)}
        onClick={() => onOpen(synonym)}
      >
        {texts.edit}
      </Button>
      <ConfirmDialog
        title={removal.title(terms)}
        description={removal.description}
        confirmLabel={removal.confirm}
        destructive
        onConfirm={async () => void (await actions.remove(synonym))}
        trigger={
          <Button look="ghost" size="sm" aria-label={texts.removeOf(terms)}>
            {texts.remove}
          </Button>
        }
      />
    </span>
  )
}
