import type { NewsletterIssue } from '@portal/contract/newsroom/newsletter/issue'
import { useQuery } from '@tanstack/react-query'
import { PreviewPanel, previewWidth } from '~/editing/PreviewPanel.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { previewQuery } from './newsletter-admin.queries.ts'
import { newsletterAdminTexts } from './newsletter-admin.texts.ts'

const texts = newsletterAdminTexts.preview
const OTHERS = [{ value: 'text', label: texts.text }] as const

/** The e-mail as the server writes it, in a frame that may run nothing. */
export function IssuePreview({ issue }: { issue: Pick<NewsletterIssue, 'id' | 'version'> }) {
  const { data, isError, isFetching, refetch } = useQuery(previewQuery(issue.id, issue.version))
  return (
    <PreviewPanel heading="h3" label={texts.label} others={OTHERS}>
      {(view) => (
        <>
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
                className={`h-130 rounded-input border border-line bg-white ${previewWidth(view)}`}
              />
            )
          ) : isError ? null : (
            <Skeleton shape="block" className="h-130" />
          )}
        </>
      )}
    </PreviewPanel>
  )
}
