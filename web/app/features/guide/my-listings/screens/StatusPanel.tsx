import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import {
  isReviewLate,
  REVIEW_HOURS,
  reviewDueAt,
} from '@portal/contract/guide/establishments/review-promise'
import { STATUS_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { toast } from '~/ui/toast.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { resumeAddress } from '../step-address.rules.ts'
import { useListingWrites } from '../use-listing-writes.ts'
import { useMinute } from '../use-minute.ts'

const texts = myListingsTexts.status

const TONES = {
  draft: 'neutral',
  pending: 'sol-soft',
  published: 'ok',
  rejected: 'bad',
  suspended: 'bad',
  archived: 'neutral',
} as const

/** Where the listing stands, why, and what its people may do about it. */
export function StatusPanel({ listing }: { listing: OwnEstablishment }) {
  const { status, status_reason: reason, tier } = listing
  return (
    <Panel aria-labelledby="situacao-titulo" className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="situacao-titulo" className="text-[1.1875rem]">
          {texts.title}
        </h2>
        <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>
      </div>
      <p className="text-muted">{texts.sentences[status]}</p>
      {listing.submitted_at ? <Promised submittedAt={new Date(listing.submitted_at)} /> : null}
      {reason ? (
        <p className="rounded-item bg-guara-100 p-3 wrap-break-word">
          <b className="font-semibold">{texts.reason}:</b> {reason}
        </p>
      ) : null}
      {tier === 'basic' ? <p className="rounded-item bg-sol-100 p-3">{texts.basic}</p> : null}
      <StatusAction listing={listing} />
    </Panel>
  )
}

/** What was promised, from the hour it was sent; past it, that is said as well. */
function Promised({ submittedAt }: { submittedAt: Date }) {
  const now = useMinute()
  return (
    <div className="grid gap-1 rounded-item bg-sol-100 p-3">
      <p>{texts.sentAt(momentText(submittedAt))}</p>
      <p className="font-semibold">
        {isReviewLate(submittedAt, now)
          ? texts.late(REVIEW_HOURS)
          : texts.dueAt(REVIEW_HOURS, momentText(reviewDueAt(submittedAt)))}
      </p>
    </div>
  )
}

function StatusAction({ listing }: { listing: OwnEstablishment }) {
  const writes = useListingWrites()
  const { id, status, slug, may, completeness } = listing
  if (status === 'published') {
    return (
      <LinkButton to={`/guia/${slug}`} look="line" size="sm">
        {texts.view}
      </LinkButton>
    )
  }
  if (!may.submit) return null
  if (status === 'draft' || completeness.missing.some(({ is_required }) => is_required)) {
    return (
      <LinkButton to={resumeAddress(id)} look="primary">
        {texts.resume}
      </LinkButton>
    )
  }
  async function submit() {
    const outcome = await writes.submit(id, texts.submitFailed)
    if (outcome.kind === 'saved') toast({ title: texts.submitted, variant: 'success' })
  }
  return (
    <Button pending={writes.isPending} onClick={() => void submit()}>
      {texts.submitAgain}
    </Button>
  )
}
