import {
  ANSWER_MAX,
  CONTRIBUTION_KIND_WORDS,
  CONTRIBUTION_STATUS_WORDS,
} from '@portal/contract/contributions/contribution.texts'
import type { ModeratedContribution } from '@portal/contract/contributions/contribution-moderation'
import { REASON_MAX, REASON_MIN } from '@portal/contract/establishments/decision.texts'
import { Ellipsis } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { shortDayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { Table } from '~/ui/Table.tsx'
import { useDecide } from './contributions-admin.queries.ts'
import { contributionsAdminTexts as texts } from './contributions-admin.texts.ts'

type Asked = { sent: ModeratedContribution; about: 'suspend' | 'answer' | 'archive' } | null

type ContributionsTableProps = {
  contributions: ModeratedContribution[]
  /** Where what waits is decided. */
  queue: string
}

export function ContributionsTable({ contributions, queue }: ContributionsTableProps) {
  const [asked, setAsked] = useState<Asked>(null)
  const decide = useDecide()
  const ask = (sent: ModeratedContribution) => (about: NonNullable<Asked>['about']) =>
    setAsked({ sent, about })
  const { columns } = texts
  return (
    <>
      <Table
        caption={texts.caption}
        hideCaption
        rows={contributions}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            header: columns.title,
            cell: (sent) => <span className="font-semibold wrap-anywhere">{sent.title}</span>,
          },
          {
            key: 'kind',
            header: columns.kind,
            cell: ({ kind, is_private }) => (
              <span className="md:whitespace-nowrap">
                {CONTRIBUTION_KIND_WORDS[kind]}
                {is_private ? ` (${texts.private})` : ''}
              </span>
            ),
          },
          {
            key: 'status',
            header: columns.status,
            cell: ({ status }) => (
              <Badge tone={toneOf(status)}>{CONTRIBUTION_STATUS_WORDS[status]}</Badge>
            ),
          },
          {
            key: 'credit',
            header: columns.credit,
            cell: ({ credit_name }) => credit_name ?? texts.noCredit,
          },
          {
            key: 'sent',
            header: columns.sent,
            cell: ({ created_at }) => (
              <span className="num">{shortDayText(new Date(created_at))}</span>
            ),
          },
          {
            key: 'likes',
            header: columns.likes,
            numeric: true,
            cell: ({ likes }) => texts.count(likes),
          },
          {
            key: 'actions',
            header: columns.actions,
            actions: true,
            cell: (sent) => (
              <DropdownMenu
                trigger={
                  <IconButton label={texts.menu(sent.title)}>
                    <Ellipsis aria-hidden="true" />
                  </IconButton>
                }
                entries={entriesOf(
                  sent,
                  queue,
                  ask(sent),
                  (decision) => void decide(sent, { version: sent.version, decision }),
                )}
              />
            ),
          },
        ]}
      />
      <Question asked={asked} onClose={() => setAsked(null)} decide={decide} />
    </>
  )
}

function entriesOf(
  { may, slug, status, id }: ModeratedContribution,
  queue: string,
  ask: (about: NonNullable<Asked>['about']) => void,
  decide: (decision: 'publish' | 'restore') => void,
): ComponentProps<typeof DropdownMenu>['entries'] {
  const { actions } = texts
  return [
    ...(status === 'published' ? [{ label: texts.page, to: `/voce-no-portal/${slug}` }] : []),
    ...(status === 'pending' ? [{ label: texts.moderate, to: `${queue}&item=${id}` }] : []),
    ...(may.publish ? [{ label: actions.publish, onSelect: () => decide('publish') }] : []),
    ...(may.restore ? [{ label: actions.restore, onSelect: () => decide('restore') }] : []),
    ...(may.answer ? [{ label: actions.answer, onSelect: () => ask('answer') }] : []),
    ...(may.archive ? [{ label: actions.archive, onSelect: () => ask('archive') }] : []),
    ...(may.suspend
      ? [{ label: actions.suspend, destructive: true, onSelect: () => ask('suspend') }]
      : []),
  ]
}

type QuestionProps = {
  asked: Asked
  onClose: () => void
  decide: ReturnType<typeof useDecide>
}

function Question({ asked, onClose, decide }: QuestionProps) {
  if (!asked) return null
  const { sent, about } = asked
  const { version } = sent
  if (about === 'archive') {
    return (
      <ConfirmDialog
        open
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        title={texts.ask.archive.title(sent.title)}
        description={texts.ask.archive.description}
        confirmLabel={texts.actions.archive}
        onConfirm={() => decide(sent, { version, decision: 'archive' }).then(() => undefined)}
      />
    )
  }
  const words = texts.ask[about]
  const isAnswer = about === 'answer'
  return (
    <ReasonDialog
      title={words.title(sent.title)}
      description={words.description}
      label={words.label}
      tooShort={words.tooShort}
      confirmLabel={texts.actions[about]}
      answers={isAnswer ? [] : texts.answers}
      minLength={REASON_MIN}
      maxLength={isAnswer ? ANSWER_MAX : REASON_MAX}
      destructive={!isAnswer}
      onClose={onClose}
      onConfirm={(text) =>
        decide(
          sent,
          isAnswer
            ? { version, decision: 'answer', answer: text }
            : { version, decision: 'suspend', reason: text },
        )
      }
    />
  )
}

function toneOf(status: ModeratedContribution['status']) {
  if (status === 'published' || status === 'answered') return 'ok'
  if (status === 'rejected' || status === 'suspended') return 'bad'
  return status === 'pending' ? 'sol-soft' : 'neutral'
}
