import type { ModeratedClaim } from '@portal/contract/guide/claims/claim-decision'
import { REASON_MAX, REASON_MIN } from '@portal/contract/guide/establishments/decision.texts'
import { cnpjText } from '@portal/contract/shared/cnpj'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ClaimProof } from './ClaimProof.tsx'
import { claimsQuery } from './moderation.queries.ts'
import { moderationTexts } from './moderation.texts.ts'
import { QueueFrame, type QueueMoves } from './QueueFrame.tsx'
import { QueueItem } from './QueueItem.tsx'
import { QueueLine } from './QueueLine.tsx'
import { StatusFilter } from './StatusFilter.tsx'
import { useDecisions } from './use-decisions.ts'
import { useQueueAddress } from './use-queue-address.ts'

const texts = moderationTexts.claim
const words = moderationTexts.statuses.claims
const { pending: _waits, ...DECIDED } = words

export function ClaimQueue() {
  const { trail, statusIn, setStatus } = useQueueAddress()
  const status = statusIn(DECIDED) ?? 'approved'
  const query = useQuery(claimsQuery({ status, cursor: trail.current }))
  return (
    <QueueFrame
      decidedAt="/admin/claims/:id"
      label={moderationTexts.list(moderationTexts.queues.reivindicacoes)}
      query={query}
      sheet={{ list: 'claims', filter: { status } }}
      filters={<StatusFilter words={DECIDED} value={status} onChange={setStatus} />}
      idOf={({ id }) => id}
      line={(claim) => (
        <QueueLine
          title={claim.establishment.name}
          about={[claim.person.name, claim.person.email]}
          since={claim.created_at}
        />
      )}
      detail={(claim, moves) => <ClaimItem key={claim.id} claim={claim} moves={moves} />}
    />
  )
}

type Asked = 'approve' | 'reject' | null

export function ClaimItem({ claim, moves }: { claim: ModeratedClaim; moves: QueueMoves }) {
  const [asked, setAsked] = useState<Asked>(null)
  const { decide } = useDecisions(moves.decided)
  const { approve, reject } = decisionsOf(claim)
  const { person, establishment, rivals } = claim
  const isOpen = claim.status === 'pending'
  return (
    <QueueItem
      title={establishment.name}
      kicker={
        <>
          <Badge>{words[claim.status]}</Badge>
          {moderationTexts.since(momentText(new Date(claim.created_at)))}
        </>
      }
      moves={moves}
      onApprove={isOpen ? () => setAsked('approve') : undefined}
      onReject={isOpen ? () => setAsked('reject') : undefined}
      actions={
        isOpen ? (
          <>
            <Button look="primary" size="sm" onClick={() => setAsked('approve')}>
              {texts.approve}
            </Button>
            <Button look="line" size="sm" onClick={() => setAsked('reject')}>
              {texts.reject}
            </Button>
          </>
        ) : null
      }
    >
      {rivals > 0 ? (
        <p className="rounded-input bg-sol-100 px-4 py-3 font-semibold">{texts.rivals(rivals)}</p>
      ) : null}
      <Facts
        facts={[
          [texts.person, `${person.name} (${person.email})`],
          [texts.cnpj, <Cnpj key="cnpj" claim={claim} />],
          [texts.proof, <ClaimProof key="proof" claim={claim} />],
          [texts.message, claim.message || null],
          [texts.wasRejected, claim.status_reason],
        ]}
      />
      <TextLink to={`/guia/${establishment.slug}`} block className="-my-3">
        {moderationTexts.listing.page}
      </TextLink>
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(isAsking) => {
          if (!isAsking) setAsked(null)
        }}
        title={texts.approveTitle(person.name, establishment.name)}
        description={texts.approveText}
        confirmLabel={texts.approve}
        onConfirm={() => decide(approve()).then(() => undefined)}
      />
      {asked === 'reject' ? (
        <ReasonDialog
          title={texts.rejectTitle(person.name)}
          description={moderationTexts.reason.claimantReads}
          label={moderationTexts.reason.label}
          tooShort={moderationTexts.reason.tooShort}
          confirmLabel={texts.reject}
          answers={moderationTexts.answers.claim}
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
          destructive
          onClose={() => setAsked(null)}
          onConfirm={(reason) => decide(reject(reason))}
        />
      ) : null}
    </QueueItem>
  )
}

function Cnpj({ claim: { cnpj, cnpj_matches: matches } }: { claim: ModeratedClaim }) {
  const verdict =
    matches === null ? texts.cnpjUnknown : matches ? texts.cnpjMatches : texts.cnpjDiffers
  return (
    <>
      {cnpjText(cnpj)}{' '}
      <Badge tone={matches === null ? 'neutral' : matches ? 'ok' : 'bad'}>{verdict}</Badge>
    </>
  )
}

function decisionsOf({ id, person, establishment }: ModeratedClaim, api: ApiClient = browserApi) {
  const params = { id }
  return {
    approve: () => ({
      done: texts.approved(establishment.name, person.name),
      run: () => api.send('POST', '/api/v1/admin/claims/:id/approve', { params }),
    }),
    reject: (reason: string) => ({
      done: texts.rejected(person.name),
      words: reason,
      run: () => api.send('POST', '/api/v1/admin/claims/:id/reject', { params, body: { reason } }),
    }),
  }
}
