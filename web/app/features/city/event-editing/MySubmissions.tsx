import { EVENT_STATUS_WORDS, type EventStatus } from '@portal/contract/city/events/event.texts'
import type { MySubmission } from '@portal/contract/city/events/event-submission'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { submitTexts } from './event-editing.texts.ts'

const texts = submitTexts.mine
const TONES: Record<EventStatus, 'neutral' | 'ok' | 'bad' | 'sol-soft'> = {
  draft: 'sol-soft',
  pending: 'sol-soft',
  published: 'ok',
  rejected: 'bad',
  suspended: 'bad',
  archived: 'neutral',
}

/** What became of what the person sent; nothing where they sent nothing yet. */
export function MySubmissions() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['me', 'event-submissions'],
    queryFn: () => browserApi.get('/api/v1/my/event-submissions'),
    refetchOnMount: 'always',
  })
  if (isError) {
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton shape="block" className="mt-6 h-24" />
  if (data.length === 0) return null
  return (
    <Panel aria-label={texts.title} className="mt-6">
      <h2 className="text-h3">{texts.title}</h2>
      <ul className="mt-2">
        {data.map((sent) => (
          <Line key={sent.id} sent={sent} />
        ))}
      </ul>
    </Panel>
  )
}

function Line({ sent }: { sent: MySubmission }) {
  return (
    <li className="border-line border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold wrap-break-word">{sent.title}</p>
        <Badge tone={TONES[sent.status]}>{EVENT_STATUS_WORDS[sent.status]}</Badge>
      </div>
      <p className="text-muted text-sm">{momentText(new Date(sent.starts_at))}</p>
      {sent.reason ? <p className="text-sm">{sent.reason}</p> : null}
      {sent.status === 'published' ? (
        <TextLink block to={`/eventos/${sent.slug}`}>
          {texts.see}
        </TextLink>
      ) : null}
    </li>
  )
}
