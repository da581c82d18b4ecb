import { phoneText } from '@portal/contract/city/utilities/phone.texts'
import {
  UTILITY_KIND_WORDS,
  UTILITY_KINDS,
  UTILITY_STATUS_WORDS,
} from '@portal/contract/city/utilities/utility.texts'
import type { EditedUtility } from '@portal/contract/city/utilities/utility-editor'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, CheckCheck, Phone, Plus } from 'lucide-react'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { browserApi } from '~/platform/api.ts'
import { shortDayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { EntryEditor } from './EntryEditor.tsx'
import { OpenEntry } from './OpenEntry.tsx'
import { type Attempts, useAttempt } from './use-attempt.ts'
import { useOpenEntry } from './use-open-entry.ts'
import { editedUtilitiesQuery } from './utilities-admin.queries.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.numbers

export function NumbersTab() {
  const list = useQuery(editedUtilitiesQuery())
  const attempts = useAttempt(editedUtilitiesQuery().queryKey)
  const address = useOpenEntry()
  return (
    <OpenEntry list={list} address={address} editor={(part) => <EntryEditor {...part} />}>
      {(entries) => (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={address.begin}>
              <Plus aria-hidden="true" />
              {texts.add}
            </Button>
            {entries.length > 0 ? <SheetLink list="utilities" filter={{}} /> : null}
          </div>
          {entries.length === 0 ? (
            <EmptyState icon={<Phone />} title={texts.empty}>
              {texts.emptyText}
            </EmptyState>
          ) : null}
          {UTILITY_KINDS.map((kind) => (
            <Section
              key={kind}
              title={UTILITY_KIND_WORDS[kind]}
              entries={entries.filter((entry) => entry.kind === kind)}
              attempts={attempts}
              addressOf={address.addressOf}
            />
          ))}
        </>
      )}
    </OpenEntry>
  )
}

type SectionProps = {
  title: string
  entries: EditedUtility[]
  attempts: Attempts
  addressOf: (id: string) => string
}

function Section({ title, entries, attempts, addressOf }: SectionProps) {
  if (entries.length === 0) return null
  const { columns } = texts
  return (
    <Panel>
      <Table
        cardsBelow="lg"
        caption={title}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            header: columns.title,
            cell: (entry) => (
              <TextLink block to={addressOf(entry.id)}>
                {entry.title}
              </TextLink>
            ),
          },
          {
            key: 'phones',
            header: columns.phones,
            cell: ({ phones }) => (
              <span className="num grid whitespace-nowrap">
                {phones.length === 0 ? '–' : null}
                {phones.map(({ number }) => (
                  <span key={number}>{phoneText(number)}</span>
                ))}
              </span>
            ),
          },
          {
            key: 'status',
            header: columns.status,
            cell: ({ status }) => (
              <Badge tone={status === 'published' ? 'ok' : 'neutral'}>
                {UTILITY_STATUS_WORDS[status]}
              </Badge>
            ),
          },
          {
            key: 'verified',
            header: columns.verified,
            cell: ({ verified_at }) =>
              verified_at ? shortDayText(new Date(verified_at)) : texts.never,
          },
          {
            key: 'actions',
            header: columns.actions,
            actions: true,
            cell: (entry) => (
              <Actions
                entry={entry}
                isFirst={entry === entries[0]}
                isLast={entry === entries.at(-1)}
                attempts={attempts}
              />
            ),
          },
        ]}
      />
    </Panel>
  )
}

type ActionsProps = {
  entry: EditedUtility
  isFirst: boolean
  isLast: boolean
  attempts: Attempts
}

function Actions({ entry, isFirst, isLast, attempts: { attempt, isWriting } }: ActionsProps) {
  const { id, title, version } = entry
  const move = (direction: 'up' | 'down') =>
    attempt({
      run: () =>
        browserApi.send('POST', '/api/v1/admin/utilities/:id/position', {
          params: { id },
          body: { direction },
        }),
      done: texts.saved,
      failed: texts.moveFailed,
    })
  return (
    <span className="flex items-center justify-end gap-1">
      <IconButton
        label={texts.up(title)}
        disabled={isFirst || isWriting}
        onClick={() => void move('up')}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.down(title)}
        disabled={isLast || isWriting}
        onClick={() => void move('down')}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <Button
        look="ghost"
        size="sm"
        aria-label={texts.verifyOf(title)}
        disabled={isWriting}
        onClick={() =>
          void attempt({
            run: () =>
              browserApi.send('POST', '/api/v1/admin/utilities/:id/verification', {
                params: { id },
                body: { version },
              }),
            done: texts.verified,
            failed: texts.verifyFailed,
          })
        }
      >
        <CheckCheck aria-hidden="true" />
        {texts.verify}
      </Button>
    </span>
  )
}
