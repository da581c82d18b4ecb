import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { PosterKind } from '@portal/contract/guide/posters/poster-sizes'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Field } from '~/ui/Field.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PrivateFailure } from '~/ui/PrivateFailure.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { PosterDownloads, QrDownloads } from './PosterDownloads.tsx'
import { PosterLink } from './PosterLink.tsx'
import { PosterPreview } from './PosterPreview.tsx'
import { postersTexts as texts } from './posters.texts.ts'

type PosterScreenProps = { establishment: Pick<MyEstablishment, 'id' | 'slug' | 'status'> }

/** A sheet for the wall and one for the table, each with a code that leads to the page. */
export function PosterScreen({ establishment }: PosterScreenProps) {
  const { id, slug, status } = establishment
  const isPublished = status === 'published'
  const [kind, setKind] = useState<PosterKind>('page')
  const poster = useQuery({ ...posterQuery(id, kind), enabled: isPublished })
  if (!isPublished) return <NotYet />
  if (poster.isError && !poster.data) {
    return (
      <Panel aria-label={texts.label}>
        <PrivateFailure
          status={failureStatus(poster.error)}
          title={texts.loadError}
          text={failureText(poster.error)}
          onRetry={() => void poster.refetch()}
          retrying={poster.isFetching}
        />
      </Panel>
    )
  }
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <Panel aria-label={texts.preview}>
        {poster.data ? <PosterPreview poster={poster.data} /> : <PosterSkeleton />}
      </Panel>
      <div className="grid gap-5">
        <Panel aria-label={texts.label} className="grid gap-6">
          <Field label={texts.kind} group>
            <RadioGroup
              options={(poster.data?.kinds ?? ['page']).map((value) => ({
                value,
                label: texts.kinds[value],
              }))}
              value={kind}
              onValueChange={setKind}
            />
          </Field>
          <PosterDownloads establishmentId={id} slug={slug} kind={kind} />
          <QrDownloads establishmentId={id} slug={slug} />
          {poster.data ? <PosterLink poster={poster.data} /> : null}
        </Panel>
        <Panel aria-labelledby="imprimir">
          <h2 id="imprimir" className="text-h3">
            {texts.advice.title}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5">
            {texts.advice.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  )
}

function NotYet() {
  return (
    <Panel aria-label={texts.label}>
      <EmptyState surface="plain" level="h2" icon={<QrIcon />} title={texts.notPublished.title}>
        {texts.notPublished.text}
      </EmptyState>
    </Panel>
  )
}

function PosterSkeleton() {
  return (
    <div role="status" className="mx-auto w-full max-w-80">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton shape="block" className="aspect-[210/297]" />
    </div>
  )
}

/** What the poster says; asked again on each visit, for the page may have a new name. */
const posterQuery = (establishmentId: string, kind: PosterKind, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'poster', establishmentId, kind],
    queryFn: () =>
      api.get('/api/v1/my/establishments/:id/poster-words', {
        params: { id: establishmentId },
        // The page is what it is of unless asked otherwise.
        query: kind === 'page' ? {} : { kind },
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
