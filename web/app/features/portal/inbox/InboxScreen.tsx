import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { MessageSquareText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PrivateFailure } from '~/ui/PrivateFailure.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { InboxEmpty } from './InboxEmpty.tsx'
import { InboxHead } from './InboxHead.tsx'
import { inboxQuery, useLiveInbox } from './inbox.queries.ts'
import { inboxTexts } from './inbox.texts.ts'
import { MessageDetail } from './MessageDetail.tsx'
import { MessageRow } from './MessageRow.tsx'
import { useInboxAddress } from './use-inbox-address.ts'
import { useMarkMessages } from './use-mark-messages.ts'

type InboxScreenProps = { establishment: Pick<MyEstablishment, 'id' | 'slug' | 'status'> }

/** What people wrote to the place. List and message side by side; on a phone one after the other. */
export function InboxScreen({ establishment }: InboxScreenProps) {
  const address = useInboxAddress()
  const inbox = useQuery(inboxQuery(establishment.id, address.filter))
  useLiveInbox(establishment.id)
  const { mark, markAll } = useMarkMessages(establishment.id)
  const opened = inbox.data?.messages.find(({ id }) => id === address.openId)
  const panel = useRef<HTMLElement>(null)
  useReadOnOpening(opened, (id) => mark.mutate({ id, read: true }))
  useFocusBackInList(panel, opened?.id)

  function markUnread(id: string) {
    mark.mutate({ id, read: false }, { onSuccess: address.close })
  }
  if (inbox.isError && !inbox.data) {
    return (
      <Panel aria-label={inboxTexts.label}>
        <PrivateFailure
          status={failureStatus(inbox.error)}
          title={inboxTexts.loadError}
          text={failureText(inbox.error)}
          onRetry={() => void inbox.refetch()}
          retrying={inbox.isFetching}
        />
      </Panel>
    )
  }
  return (
    <Panel ref={panel} aria-label={inboxTexts.label} className="grid gap-4">
      <div className={clsx(opened && 'max-lg:hidden')}>
        <InboxHead
          unread={inbox.data?.unread}
          shown={address.shown}
          onShow={address.show}
          onMarkAll={() => markAll.mutate()}
          isMarkingAll={markAll.isPending}
        />
      </div>
      {!inbox.data ? (
        <InboxSkeleton />
      ) : inbox.data.messages.length === 0 ? (
        <InboxEmpty
          shown={address.shown}
          isFirstPage={!address.filter.cursor}
          pageAddress={establishment.status === 'published' ? `/guia/${establishment.slug}` : null}
          onShowAll={() => address.show('all')}
          onFirstPage={address.toFirstPage}
        />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div
            aria-busy={inbox.isPlaceholderData}
            className={clsx(
              'min-w-0',
              opened && 'max-lg:hidden',
              inbox.isPlaceholderData && 'opacity-60',
            )}
          >
            <ul aria-label={inboxTexts.label}>
              {inbox.data.messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  to={address.addressOf(message.id)}
                  isOpen={message.id === opened?.id}
                />
              ))}
            </ul>
            <div className="mt-4">
              <CursorPagination
                previous={address.trail.previous}
                next={address.trail.next(inbox.data.next_cursor)}
              />
            </div>
          </div>
          <div
            className={clsx(
              'min-w-0 lg:border-l lg:border-line lg:pl-6',
              !opened && 'max-lg:hidden',
            )}
          >
            {opened ? (
              <MessageDetail
                establishmentId={establishment.id}
                message={opened}
                mayReply={inbox.data.may.reply}
                onArchived={address.close}
                listAddress={address.listAddress}
                onUnread={() => markUnread(opened.id)}
                isMarking={mark.isPending && !mark.variables.read}
              />
            ) : (
              <EmptyState
                surface="plain"
                level="h2"
                icon={<MessageSquareText />}
                title={inboxTexts.choose.title}
              >
                {inboxTexts.choose.text}
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </Panel>
  )
}

type Opened = { id: string; read_at: string | null } | undefined

/** Once per opening: a message marked as unread again while it is open stays so. */
function useReadOnOpening(opened: Opened, markRead: (id: string) => void) {
  const seen = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is opened once, whatever is drawn again
  useEffect(() => {
    const isNew = opened && opened.id !== seen.current && opened.read_at === null
    seen.current = opened?.id ?? null
    if (isNew) markRead(opened.id)
  }, [opened?.id])
}

/** Who closes a message goes on in the list where they left it. */
function useFocusBackInList(
  panel: { readonly current: HTMLElement | null },
  openId: string | undefined,
) {
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!openId && last.current) {
      panel.current?.querySelector<HTMLElement>(`[data-message="${last.current}"]`)?.focus()
    }
    last.current = openId
  }, [openId, panel])
}

function InboxSkeleton() {
  return (
    <div role="status" className="grid">
      <span className="sr-only">{inboxTexts.loading}</span>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="flex gap-3 border-t border-line px-2 py-3.5 first:border-0">
          <Skeleton shape="circle" className="size-10 flex-none" />
          <div className="grid flex-1 gap-2.5 pt-1">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
