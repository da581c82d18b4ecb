import type { EditedNotice } from '@portal/contract/city/utilities/notice-editor'
import { isNoticeActive } from '@portal/contract/city/utilities/notice-rules'
import { NOTICE_SEVERITY_WORDS } from '@portal/contract/city/utilities/utility.texts'
import { useQuery } from '@tanstack/react-query'
import { Megaphone, Plus } from 'lucide-react'
import { browserApi } from '~/platform/api.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { NoticeEditor } from './NoticeEditor.tsx'
import { OpenEntry } from './OpenEntry.tsx'
import { useAttempt } from './use-attempt.ts'
import { useOpenEntry } from './use-open-entry.ts'
import { editedNoticesQuery } from './utilities-admin.queries.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.notices

export function NoticesTab() {
  const list = useQuery(editedNoticesQuery())
  const address = useOpenEntry()
  return (
    <OpenEntry list={list} address={address} editor={(part) => <NoticeEditor {...part} />}>
      {(notices) => (
        <>
          <div>
            <Button onClick={address.begin}>
              <Plus aria-hidden="true" />
              {texts.add}
            </Button>
          </div>
          <Panel>
            <NoticeTable notices={notices} addressOf={address.addressOf} />
          </Panel>
        </>
      )}
    </OpenEntry>
  )
}

type NoticeTableProps = { notices: EditedNotice[]; addressOf: (id: string) => string }

function NoticeTable({ notices, addressOf }: NoticeTableProps) {
  const { columns } = texts
  return (
    <Table
      caption={texts.title}
      hideCaption
      rows={notices}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<Megaphone />} title={texts.empty} surface="plain">
          {texts.emptyText}
        </EmptyState>
      }
      columns={[
        {
          key: 'title',
          header: columns.title,
          cell: (notice) => (
            <TextLink block to={addressOf(notice.id)}>
              {NOTICE_SEVERITY_WORDS[notice.severity]}: {notice.title}
            </TextLink>
          ),
        },
        { key: 'time', header: columns.time, cell: (notice) => periodOf(notice) },
        { key: 'state', header: columns.state, cell: (notice) => <State notice={notice} /> },
        {
          key: 'actions',
          header: columns.actions,
          actions: true,
          cell: (notice) => (notice.status === 'published' ? <TakeDown notice={notice} /> : null),
        },
      ]}
    />
  )
}

function periodOf({ starts_at, ends_at }: EditedNotice): string {
  const from = momentText(new Date(starts_at))
  return ends_at ? texts.until(from, momentText(new Date(ends_at))) : texts.open(from)
}

function State({ notice }: { notice: EditedNotice }) {
  if (notice.status !== 'published') return <Badge>{texts.states[notice.status]}</Badge>
  const now = new Date()
  if (isNoticeActive(notice, now)) return <Badge tone="ok">{texts.states.active}</Badge>
  const isFuture = Date.parse(notice.starts_at) > now.getTime()
  return (
    <Badge tone={isFuture ? 'mar' : 'neutral'}>
      {isFuture ? texts.states.future : texts.states.past}
    </Badge>
  )
}

function TakeDown({ notice }: { notice: EditedNotice }) {
  const { attempt } = useAttempt(editedNoticesQuery().queryKey)
  const { id, updated_at: _, ...told } = notice
  return (
    <ConfirmDialog
      destructive
      title={texts.takeDownTitle(notice.title)}
      description={texts.takeDownText}
      confirmLabel={texts.takeDown}
      onConfirm={async () => {
        await attempt({
          run: () =>
            browserApi.send('PUT', '/api/v1/admin/notices/:id', {
              params: { id },
              body: { ...told, status: 'archived' },
            }),
          done: texts.saved,
          failed: texts.saveFailed,
        })
      }}
      trigger={
        <Button look="ghost" size="sm">
          {texts.takeDown}
          <span className="sr-only">: {notice.title}</span>
        </Button>
      }
    />
  )
}
