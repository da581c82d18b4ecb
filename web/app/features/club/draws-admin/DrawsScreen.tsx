import type { AdminDraw, AdminDrawCard } from '@portal/contract/club/draws/draw-admin'
import { DRAW_STATUS_WORDS, DRAW_TITLE_MAX } from '@portal/contract/club/draws/draws.texts'
import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSave } from '~/editing/use-save.ts'
import { BeginForm } from '~/lists/BeginForm.tsx'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Table } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { drawsQuery } from './draws-admin.queries.ts'
import { drawsAdminTexts as texts } from './draws-admin.texts.ts'

const { columns } = texts
const addressOf = (id: string) => `/admin/sorteios/${id}`
const moment = (at: string | null) => (at ? momentText(new Date(at)) : '—')

export default function DrawsScreen() {
  const navigate = useNavigate()
  const { save, isSaving } = useSave<AdminDraw>()
  async function create(title: string) {
    const outcome = await save({
      run: () => browserApi.send('POST', '/api/v1/admin/draws', { body: { title } }),
      failed: texts.createFailed,
    })
    if (outcome.kind === 'saved') await navigate(addressOf(outcome.saved.id))
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <BeginForm
        label={texts.newTitle}
        submit={texts.create}
        minLength={3}
        maxLength={DRAW_TITLE_MAX}
        isPending={isSaving}
        onBegin={create}
      />
      <Loaded query={useQuery(drawsQuery)} texts={texts} why={failureText}>
        {(draws) => (
          <div className="grid grid-cols-1 gap-3">
            <DrawsTable draws={draws} />
            {draws.length > 0 ? (
              <div>
                <SheetLink list="draws" filter={{}} />
              </div>
            ) : null}
          </div>
        )}
      </Loaded>
    </div>
  )
}

function DrawsTable({ draws }: { draws: AdminDrawCard[] }) {
  return (
    <Table
      caption={texts.list}
      hideCaption
      rows={draws}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<Gift />} title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      }
      columns={[
        {
          key: 'title',
          header: columns.title,
          cell: ({ id, number, title, is_demo }) => (
            <span className="flex flex-wrap items-center gap-2">
              <TextLink to={addressOf(id)} block>
                {texts.name(number, title)}
              </TextLink>
              {is_demo ? <Badge tone="sol-soft">{texts.demo}</Badge> : null}
            </span>
          ),
        },
        {
          key: 'status',
          header: columns.status,
          cell: ({ status }) => (
            <Badge tone={status === 'open' ? 'ok' : 'neutral'}>{DRAW_STATUS_WORDS[status]}</Badge>
          ),
        },
        {
          key: 'entries',
          header: columns.entries,
          numeric: true,
          cell: ({ entry_count }) => entry_count.toLocaleString('pt-BR'),
        },
        { key: 'closes', header: columns.closes, cell: ({ closes_at }) => moment(closes_at) },
        {
          key: 'extraction',
          header: columns.extraction,
          cell: ({ extraction_at }) => moment(extraction_at),
        },
        {
          key: 'prizes',
          header: columns.prizes,
          numeric: true,
          cell: ({ waiting_prizes }) => waiting_prizes,
        },
      ]}
    />
  )
}
