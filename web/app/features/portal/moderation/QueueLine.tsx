import type { ComponentProps } from 'react'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { moderationTexts } from './moderation.texts.ts'

type QueueLineProps = {
  title: string
  badge?: string | undefined
  tone?: ComponentProps<typeof Badge>['tone']
  about: readonly (string | null | undefined)[]
  since: string
  /** Waited longer than was promised: in words. */
  late?: string | undefined
}

/** One of a queue, in the list beside it. */
export function QueueLine({ title, badge, tone, about, since, late }: QueueLineProps) {
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="font-semibold wrap-anywhere">{title}</span>
        {badge ? <Badge tone={tone}>{badge}</Badge> : null}
      </span>
      <span className="mt-0.5 block text-xs text-muted wrap-anywhere">
        {about.filter(Boolean).join(' · ')}
      </span>
      <span className="num block text-xs text-muted">
        {moderationTexts.since(momentText(new Date(since)))}
      </span>
      {late ? (
        <Badge tone="bad" className="mt-1">
          {late}
        </Badge>
      ) : null}
    </>
  )
}
