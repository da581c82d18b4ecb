import { REASON_MAX, REASON_MIN } from '@portal/contract/guide/establishments/decision.texts'
import {
  ANSWER_MAX,
  CONTRIBUTION_KIND_WORDS,
  CONTRIBUTION_STATUS_WORDS,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import type { ModeratedContribution } from '@portal/contract/newsroom/contributions/contribution-moderation'
import { Camera, Ellipsis } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { type BulkAct, forEachRow } from '~/lists/bulk-acts.ts'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { useWhose } from '~/lists/use-whose.ts'
import { browserApi } from '~/platform/api.ts'
import { shortDayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { useDecide } from './contributions-admin.queries.ts'
import { contributionsAdminTexts as texts } from './contributions-admin.texts.ts'

const AT = '/admin/contributions/:id'

type Asked = { sent: ModeratedContribution; about: 'suspend' | 'answer' | 'archive' } | null

type ContributionsListProps = Omit<
  ComponentProps<typeof ListScreen<ModeratedContribution, Contributions>>,
  'list' | 'page' | 'texts' | 'icon' | 'nameOf' | 'columns'
> & {
  /** Where what waits is decided. */
  queue: string
}
type Contributions = { contributions: ModeratedContribution[]; next_cursor: string | null }

export function ContributionsTable({ queue, ...list }: ContributionsListProps) {
  const [asked, setAsked] = useState<Asked>(null)
  const decide = useDecide()
  const ask = (sent: ModeratedContribution) => (about: NonNullable<Asked>['about']) =>
    setAsked({ sent, about })
  const { columns } = texts
  return (
    <>
      <ListScreen
        {...list}
        list="contributions"
        page={({ contributions, next_cursor }) => ({
          rows: contributions,
          nextCursor: next_cursor,
        })}
        texts={texts}
        icon={<Camera />}
        nameOf={({ title }) => title}
        photoOf={({ photos }) => photos[0] ?? null}
        acts={ACTS}
        decidedAt={AT}
        columns={[
          {
            key: 'name',
            sortable: true,
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
            key: 'moment',
            sortable: true,
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
              <RowMenu
                sent={sent}
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

const send = ({ id, version }: ModeratedContribution, decision: 'archive' | 'restore') =>
  browserApi.send('POST', '/api/v1/admin/contributions/:id/decision', {
    params: { id },
    body: { version, decision },
  })

/** What somebody is told of, with its reason, is decided one by one. */
const ACTS: BulkAct<ModeratedContribution>[] = [
  {
    ...texts.acts.archive,
    may: ({ may }) => may.archive,
    isHarsh: true,
    run: forEachRow(
      (sent) => send(sent, 'archive'),
      (_sent, archived) => send(archived, 'restore'),
      ({ status }) => status === 'published',
    ),
  },
  {
    ...texts.acts.restore,
    may: ({ may }) => may.restore,
    run: forEachRow(
      (sent) => send(sent, 'restore'),
      (_sent, restored) => send(restored, 'archive'),
      ({ status }) => status === 'archived',
    ),
  },
]

type Entries = ComponentProps<typeof DropdownMenu>['entries']

/** About one's own there are only ways to look at it. */
function RowMenu({ sent, entries }: { sent: ModeratedContribution; entries: Entries }) {
  const whose = useWhose(AT, [sent.id])(sent.id)
  const shown = entries.flatMap((entry) => {
    if (entry.to !== undefined) return entry
    return whose === 'own' ? [] : { ...entry, disabled: whose === 'unknown' }
  })
  if (shown.length === 0) return null
  return (
    <DropdownMenu
      trigger={
        <IconButton label={texts.menu(sent.title)}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      entries={shown}
    />
  )
}

function entriesOf(
  { may, slug, status, id }: ModeratedContribution,
  queue: string,
  ask: (about: NonNullable<Asked>['about']) => void,
  decide: (decision: 'publish' | 'restore') => void,
): Entries {
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
