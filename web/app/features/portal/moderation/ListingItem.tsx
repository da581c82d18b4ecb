import {
  CHANGES_REJECTION_ANSWERS,
  LISTING_REJECTION_ANSWERS,
  REASON_MAX,
  REASON_MIN,
} from '@portal/contract/guide/establishments/decision.texts'
import type { listWaitingEstablishments } from '@portal/contract/guide/establishments/moderation'
import { isReviewLate, REVIEW_HOURS } from '@portal/contract/guide/establishments/review-promise'
import type { EndpointResult } from '@portal/contract/shared/endpoint'
import { useState } from 'react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ChangesDiff } from './ChangesDiff.tsx'
import { ListingDetails } from './ListingDetails.tsx'
import { moderationTexts } from './moderation.texts.ts'
import type { QueueMoves } from './QueueFrame.tsx'
import { QueueItem } from './QueueItem.tsx'
import { useDecisions } from './use-decisions.ts'

type Waiting = EndpointResult<typeof listWaitingEstablishments>['waiting'][number]
const texts = moderationTexts.listing

/** Only new listings are promised an hour; the list is read again on each visit. */
function lateWords({ kind, since }: Waiting): string | undefined {
  const isLate = kind === 'listing' && isReviewLate(new Date(since), new Date())
  return isLate ? texts.late(REVIEW_HOURS) : undefined
}

type ListingItemProps = {
  waiting: Waiting
  moves: QueueMoves
  historyOf: ((id: string) => string) | null
}

/** A new listing, or an edit of a published one that says who and where a business is. */
export function ListingItem({ waiting, moves, historyOf }: ListingItemProps) {
  const { kind, since, establishment, changes } = waiting
  const [isRejecting, setRejecting] = useState(false)
  const { decide, isPending } = useDecisions(moves.decided)
  const { approve, reject } = decisionsOf(waiting)
  const isNew = kind === 'listing'
  const late = lateWords(waiting)
  const accept = () => {
    if (!isPending) void decide(approve())
  }
  return (
    <QueueItem
      title={establishment.name}
      kicker={
        <>
          <Badge tone={isNew ? 'sol-soft' : 'neutral'}>{texts.kinds[kind]}</Badge>
          {moderationTexts.since(momentText(new Date(since)))}
          {late ? <Badge tone="bad">{late}</Badge> : null}
        </>
      }
      moves={moves}
      onApprove={accept}
      onReject={() => setRejecting(true)}
      actions={
        <>
          <Button look="primary" size="sm" pending={isPending} onClick={accept}>
            {isNew ? texts.approve : texts.approveChanges}
          </Button>
          <Button look="line" size="sm" onClick={() => setRejecting(true)}>
            {isNew ? texts.reject : texts.rejectChanges}
          </Button>
        </>
      }
    >
      {isNew ? null : <ChangesDiff changes={changes} />}
      <Facts facts={ownerFacts(waiting)} />
      <div className="-my-3 flex flex-wrap gap-x-5">
        {isNew ? null : (
          <TextLink to={`/guia/${establishment.slug}`} block>
            {texts.page}
          </TextLink>
        )}
        {historyOf ? (
          <TextLink to={historyOf(establishment.id)} block>
            {texts.history}
          </TextLink>
        ) : null}
      </div>
      {isNew ? (
        <ListingDetails id={establishment.id} />
      ) : (
        <Disclosure label={texts.whole}>
          <ListingDetails id={establishment.id} />
        </Disclosure>
      )}
      {isRejecting ? (
        <ReasonDialog
          title={(isNew ? texts.rejectTitle : texts.rejectChangesTitle)(establishment.name)}
          description={moderationTexts.reason.ownerReads}
          label={moderationTexts.reason.label}
          tooShort={moderationTexts.reason.tooShort}
          confirmLabel={isNew ? texts.reject : texts.rejectChanges}
          answers={isNew ? LISTING_REJECTION_ANSWERS : CHANGES_REJECTION_ANSWERS}
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
          destructive
          onClose={() => setRejecting(false)}
          onConfirm={(reason) => decide(reject(reason))}
        />
      ) : null}
    </QueueItem>
  )
}

function ownerFacts({ establishment: { owner, plan } }: Waiting): [string, string][] {
  const { facts } = moderationTexts
  return [
    [facts.owner, owner ? `${owner.name} (${owner.email})` : facts.nobody],
    [facts.plan, facts.plans[plan]],
  ]
}

/** Both name the version that was read: an edit in between is told, not approved by accident. */
function decisionsOf({ kind, establishment }: Waiting, api: ApiClient = browserApi) {
  const { id, name, version } = establishment
  const params = { id }
  const path = '/api/v1/admin/establishments/:id' as const
  if (kind === 'listing') {
    return {
      approve: () => ({
        done: texts.approved(name),
        run: () => api.send('POST', `${path}/approve`, { params, body: { version } }),
      }),
      reject: (reason: string) => ({
        done: texts.rejected(name),
        words: reason,
        run: () => api.send('POST', `${path}/reject`, { params, body: { version, reason } }),
      }),
    }
  }
  return {
    approve: () => ({
      done: texts.changesApproved(name),
      run: () => api.send('POST', `${path}/changes/approve`, { params, body: { version } }),
    }),
    reject: (reason: string) => ({
      done: texts.changesRejected(name),
      words: reason,
      run: () => api.send('POST', `${path}/changes/reject`, { params, body: { version, reason } }),
    }),
  }
}
