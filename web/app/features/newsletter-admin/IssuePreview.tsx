import type { NewsletterIssue } from '@portal/contract/newsletter/issue'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { previewQuery } from './newsletter-admin.queries.ts'
import { newsletterAdminTexts } from './newsletter-admin.texts.ts'

const texts = newsletterAdminTexts.preview
type View = 'phone' | 'desktop' | 'text'

/** The letter as the server writes it, in a frame that may run nothing. */
export function IssuePreview({ issue }: { issue: Pick<NewsletterIssue, 'id' | 'version'> }) {
  const [view, setView] = useState<View>('phone')
  const { data, isError, isFetching, refetch } = useQuery(previewQuery(issue.id, issue.version))
  return (
    <Panel aria-labelledby="previa" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="previa">{texts.title}</h3>
        <SegmentedControl
          label={texts.label}
          value={view}
          onValueChange={setView}
          options={[
            { value: 'phone', label: texts.phone },
            { value: 'desktop', label: texts.desktop },
            { value: 'text', label: texts.text },
          ]}
        />
      </div>
      {isError ? (
        <ErrorState
          surface="plain"
          title={texts.loadError}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data ? (
        view === 'text' ? (
          <pre className="max-h-130 overflow-auto rounded-input bg-areia-100 p-4 font-text text-sm wrap-anywhere whitespace-pre-wrap">
            {data.text}
          </pre>
        ) : (
          <iframe
            title={texts.frame}
            sandbox=""
            srcDoc={data.html}
            className={`mx-auto h-130 w-full rounded-input border border-line bg-white ${view === 'phone' ? 'max-w-90' : ''}`}
          />
        )
      ) : isError ? null : (
        <Skeleton shape="block" className="h-130" />
      )}
    </Panel>
  )
}
