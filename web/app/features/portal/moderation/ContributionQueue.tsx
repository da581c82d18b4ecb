import { REASON_MAX, REASON_MIN } from '@portal/contract/guide/establishments/decision.texts'
import {
  ANSWER_MAX,
  CONTRIBUTION_KIND_WORDS,
  CONTRIBUTION_STATUS_WORDS,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import type { ModeratedContribution } from '@portal/contract/newsroom/contributions/contribution-moderation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ContributionBody } from './ContributionBody.tsx'
import { moderatedContributionsQuery } from './moderation.queries.ts'
import { moderationTexts } from './moderation.texts.ts'
import { QueueFrame, type QueueMoves } from './QueueFrame.tsx'
import { QueueItem } from './QueueItem.tsx'
import { QueueLine } from './QueueLine.tsx'
import { StatusFilter } from './StatusFilter.tsx'
import { useDecisions } from './use-decisions.ts'
import { useQueueAddress } from './use-queue-address.ts'

const texts = moderationTexts.contribution
const words = moderationTexts.statuses.contributions
const { pending: _waits, ...DECIDED } = words

/** What people sent to "Você no Portal". */
export function ContributionQueue() {
  const { trail, statusIn, setStatus } = useQueueAddress()
  const status = statusIn(DECIDED) ?? 'published'
  const query = useQuery(moderatedContributionsQuery({ status, cursor: trail.current }))
  return (
    <QueueFrame
      decidedAt="/admin/contributions/:id"
      label={moderationTexts.list(moderationTexts.queues.participacoes)}
      query={query}
      sheet={{ list: 'contributions', filter: { status } }}
      filters={<StatusFilter words={DECIDED} value={status} onChange={setStatus} />}
      idOf={({ id }) => id}
      line={(sent) => (
        <QueueLine
          title={sent.title}
          badge={CONTRIBUTION_KIND_WORDS[sent.kind]}
          tone={sent.kind === 'complaint' ? 'sol-soft' : 'neutral'}
          about={[sent.credit_name ?? texts.noCredit, sent.place?.name]}
          since={sent.created_at}
        />
      )}
      detail={(sent, moves) => <ContributionItem key={sent.id} sent={sent} moves={moves} />}
    />
  )
}

type Asked = 'reject' | 'answer' | null
type ItemProps = { sent: ModeratedContribution; moves: QueueMoves }

export function ContributionItem({ sent, moves }: ItemProps) {
  const [asked, setAsked] = useState<Asked>(null)
  const { decide, isPending } = useDecisions(moves.decided)
  const decisions = decisionsOf(sent)
  const { may } = sent
  const publish = may.publish
    ? () => {
        if (!isPending) void decide(decisions.publish())
      }
    : undefined
  const answer = may.answer ? () => setAsked('answer') : undefined
  const reject = may.reject ? () => setAsked('reject') : undefined
  return (
    <QueueItem
      title={sent.title}
      kicker={
        <>
          <Badge>{CONTRIBUTION_KIND_WORDS[sent.kind]}</Badge>
          <Badge>{CONTRIBUTION_STATUS_WORDS[sent.status]}</Badge>
          {moderationTexts.since(momentText(new Date(sent.created_at)))}
        </>
      }
      moves={moves}
      onApprove={publish ?? answer}
      onReject={reject}
      actions={
        <>
          {publish ? (
            <Button look="primary" size="sm" pending={isPending} onClick={publish}>
              {texts.publish}
            </Button>
          ) : null}
          {answer ? (
            <Button look={publish ? 'line' : 'primary'} size="sm" onClick={answer}>
              {texts.answer}
            </Button>
          ) : null}
          {reject ? (
            <Button look="line" size="sm" onClick={reject}>
              {texts.reject}
            </Button>
          ) : null}
        </>
      }
    >
      <ContributionBody sent={sent} />
      {sent.status === 'published' ? (
        <TextLink to={`/voce-no-portal/${sent.slug}`} block className="-my-3">
          {texts.page}
        </TextLink>
      ) : null}
      {asked === 'reject' ? (
        <ReasonDialog
          title={texts.rejectTitle(sent.title)}
          description={moderationTexts.reason.senderReads}
          label={moderationTexts.reason.label}
          tooShort={moderationTexts.reason.tooShort}
          confirmLabel={texts.reject}
          answers={moderationTexts.answers.contribution}
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
          destructive
          onClose={() => setAsked(null)}
          onConfirm={(reason) => decide(decisions.reject(reason))}
        />
      ) : null}
      {asked === 'answer' ? (
        <ReasonDialog
          title={texts.answerTitle(sent.title)}
          description={sent.is_private ? texts.answerReads.private : texts.answerReads.public}
          label={texts.answerLabel}
          tooShort={texts.answerTooShort}
          confirmLabel={texts.answer}
          answers={moderationTexts.answers.complaint}
          minLength={REASON_MIN}
          maxLength={ANSWER_MAX}
          onClose={() => setAsked(null)}
          onConfirm={(words) => decide(decisions.answer(words))}
        />
      ) : null}
    </QueueItem>
  )
}

function decisionsOf({ id, version, title }: ModeratedContribution, api: ApiClient = browserApi) {
  const path = '/api/v1/admin/contributions/:id/decision'
  const params = { id }
  return {
    publish: () => ({
      done: texts.published(title),
      run: () => api.send('POST', path, { params, body: { version, decision: 'publish' } }),
    }),
    reject: (reason: string) => ({
      done: texts.rejected(title),
      words: reason,
      run: () => api.send('POST', path, { params, body: { version, decision: 'reject', reason } }),
    }),
    answer: (answer: string) => ({
      done: texts.answered(title),
      words: answer,
      run: () => api.send('POST', path, { params, body: { version, decision: 'answer', answer } }),
    }),
  }
}
