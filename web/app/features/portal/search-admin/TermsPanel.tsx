import type { SearchTerm } from '@portal/contract/portal/search/search-admin'
import { SearchCheck } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { Shortened } from './Shortened.tsx'
import { searchAdminTexts as texts } from './search-admin.texts.ts'

const TERMS_SHOWN = 10

type TermsPanelProps = {
  which: 'popular' | 'vain'
  terms: SearchTerm[]
  /** Teaches the search what a term means. */
  onTeach: (term: string) => void
}

export function TermsPanel({ which, terms, onTeach }: TermsPanelProps) {
  const { title, empty, emptyText } = texts[which]
  const { columns } = texts
  return (
    <Panel aria-label={title}>
      <Shortened rows={terms} most={TERMS_SHOWN}>
        {(shown) => (
          <Table
            caption={title}
            rows={shown}
            rowKey={({ term }) => term}
            empty={
              <EmptyState icon={<SearchCheck />} title={empty} surface="plain">
                {emptyText}
              </EmptyState>
            }
            columns={[
              { key: 'term', header: columns.term, cell: ({ term }) => <Term term={term} /> },
              {
                key: 'searches',
                header: columns.searches,
                numeric: true,
                cell: ({ searches }) => searches.toLocaleString('pt-BR'),
              },
              {
                key: 'empty',
                header: columns.empty,
                numeric: true,
                cell: ({ empty: inVain }) => inVain.toLocaleString('pt-BR'),
              },
              ...(which === 'vain'
                ? [
                    {
                      key: 'teach',
                      header: columns.add,
                      cell: ({ term }: SearchTerm) => (
                        <Button
                          look="ghost"
                          size="sm"
                          aria-label={texts.teachOf(term)}
                          onClick={() => onTeach(term)}
                        >
                          {texts.teach}
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Shortened>
    </Panel>
  )
}

/** To what people see who search for it. */
const Term = ({ term }: { term: string }) => (
  <TextLink to={`/buscar?${new URLSearchParams({ q: term })}`} className="wrap-break-word">
    {term}
  </TextLink>
)
