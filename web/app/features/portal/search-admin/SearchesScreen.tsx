import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { termsText } from '~/editing/word-list.rules.ts'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { failureText } from '~/platform/failure-text.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { AnswerRulesPanel } from './AnswerRulesPanel.tsx'
import { type Opened, SynonymDialog } from './SynonymDialog.tsx'
import { SynonymsPanel } from './SynonymsPanel.tsx'
import { type Period, searchTermsQuery } from './search-admin.queries.ts'
import { searchAdminTexts as texts } from './search-admin.texts.ts'
import { TermsPanel } from './TermsPanel.tsx'
import { TryPanel } from './TryPanel.tsx'
import { useSynonyms } from './use-synonyms.ts'

const PERIODS = ['7', '30', '90'] as const

/** What people look for, what they look for in vain, and what the search is taught. */
export default function SearchesScreen() {
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('30')
  const [filter, setFilter] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const actions = useSynonyms()
  const terms = useQuery(searchTermsQuery(Number(period) as Period))
  const failed = [actions.list, terms].find(({ isError }) => isError)
  if (failed) {
    return (
      <ErrorState
        title={texts.loadError}
        onRetry={() => void Promise.all([actions.list.refetch(), terms.refetch()])}
        retrying={failed.isFetching}
      >
        {failureText(failed.error)}
      </ErrorState>
    )
  }
  const teach = (term: string) => setOpened({ synonym: null, typed: term })
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[60ch] text-muted text-sm">{texts.note}</p>
        <SegmentedControl
          label={texts.period}
          value={period}
          onValueChange={setPeriod}
          options={PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
        />
        <SheetLink list="search-terms" filter={{ days: period }} />
      </div>
      {terms.data ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <TermsPanel which="vain" terms={terms.data.empty} onTeach={teach} />
          <TermsPanel which="popular" terms={terms.data.popular} onTeach={teach} />
        </div>
      ) : (
        <Loading />
      )}
      <TryPanel />
      <AnswerRulesPanel />
      {actions.list.data ? (
        <SynonymsPanel
          synonyms={actions.list.data}
          filter={filter}
          onFilter={setFilter}
          actions={actions}
          onOpen={(synonym) => setOpened({ synonym, typed: '' })}
        />
      ) : (
        <Loading />
      )}
      {opened ? (
        <SynonymDialog
          key={opened.synonym?.id ?? opened.typed}
          opened={opened}
          // In a long list, what was just saved is what one looks for.
          onSaved={({ typed }) => setFilter(termsText(typed))}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  )
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton shape="block" className="h-60" />
    </div>
  )
}
