import type { Notification } from '@portal/contract/people/notifications/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { NotificationsPanel } from './NotificationsPanel.tsx'
import { toldQuery } from './notifications.queries.ts'
import { notificationsTexts } from './notifications.texts.ts'

const texts = notificationsTexts.told

/** What the person was told, newest first; opening one is reading it. */
export function ToldPanel() {
  const told = useQuery(toldQuery())
  const read = useRead()
  return (
    <NotificationsPanel title={texts.title} intro={texts.intro}>
      <Loaded query={told} texts={texts} why={failureText} surface="plain" className="h-40">
        {({ notifications, unread }) =>
          notifications.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <>
              {unread > 0 ? (
                <Button
                  look="ghost"
                  size="sm"
                  className="justify-self-start"
                  onClick={() => read()}
                >
                  {texts.readAll}
                </Button>
              ) : null}
              <ul aria-label={texts.title} className="divide-y divide-line border-y border-line">
                {notifications.map((one) => (
                  <ToldRow key={one.id} told={one} onOpen={() => read(one.id)} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </NotificationsPanel>
  )
}

function useRead() {
  const queries = useQueryClient()
  const { queryKey } = toldQuery()
  const { save } = useSave({
    queue: 'read-notifications',
    onSaved: () => queries.invalidateQueries({ queryKey }),
  })
  return (id?: string) =>
    void save({
      run: () =>
        browserApi.send('POST', '/api/v1/my/notifications/read', {
          body: id ? { ids: [id] } : {},
        }),
      failed: texts.failed,
    })
}

function ToldRow({ told, onOpen }: { told: Notification; onOpen: () => void }) {
  const { title, body, path, created_at, read_at } = told
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TextLink block to={path} onClick={onOpen}>
          {title}
        </TextLink>
        {read_at === null ? <Badge tone="sol-soft">{texts.unread}</Badge> : null}
      </p>
      {body ? <p className="text-sm">{body}</p> : null}
      <p className="num text-sm text-muted">{momentText(new Date(created_at))}</p>
    </li>
  )
}
