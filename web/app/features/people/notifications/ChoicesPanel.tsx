import {
  CHANNEL_WORDS,
  KIND_NAMES,
  kindOf,
  type NotificationKindName,
  type OutsideChannel,
} from '@portal/contract/people/notifications/kinds'
import type { OfferedChoices } from '@portal/contract/people/notifications/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Loaded } from '~/ui/Loaded.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { Table } from '~/ui/Table.tsx'
import { NotificationsPanel } from './NotificationsPanel.tsx'
import { choicesQuery } from './notifications.queries.ts'
import { notificationsTexts } from './notifications.texts.ts'
import { QuietFields } from './QuietFields.tsx'

const { choices: texts, quiet: quietTexts } = notificationsTexts

/** Each press takes effect at once: nothing here waits for a button. */
export function ChoicesPanel({ isTeam }: { isTeam: boolean }) {
  const choices = useQuery(choicesQuery())
  return (
    <Loaded query={choices} texts={texts} why={failureText} className="h-80">
      {(chosen) => (
        <>
          <NotificationsPanel title={texts.title} intro={texts.intro}>
            <Kinds chosen={chosen} isTeam={isTeam} />
          </NotificationsPanel>
          <NotificationsPanel title={quietTexts.title} intro={quietTexts.intro}>
            <ChosenQuiet chosen={chosen} />
          </NotificationsPanel>
        </>
      )}
    </Loaded>
  )
}

/** Shown as chosen at once; what could not be kept is shown as it is. */
function useChoose() {
  const queries = useQueryClient()
  const { queryKey } = choicesQuery()
  const { save } = useSave<OfferedChoices>({
    queue: 'notification-choices',
    onRefused: () => queries.invalidateQueries({ queryKey }),
  })
  return (change: (now: OfferedChoices) => OfferedChoices) => {
    const now = queries.getQueryData(queryKey)
    if (!now) return
    const next = change(now)
    queries.setQueryData(queryKey, next)
    const { offered: _, ...body } = next
    void save({
      run: () => browserApi.send('PUT', '/api/v1/my/notification-choices', { body }),
      failed: texts.failed,
    })
  }
}

function ChosenQuiet({ chosen }: { chosen: OfferedChoices }) {
  const choose = useChoose()
  return (
    <QuietFields
      quiet={chosen.quiet}
      onChange={(change) => choose((now) => ({ ...now, quiet: { ...now.quiet, ...change } }))}
    />
  )
}

function Kinds({ chosen, isTeam }: { chosen: OfferedChoices; isTeam: boolean }) {
  const choose = useChoose()
  const channels = chosen.offered
  const shown = isTeam ? ['team', 'member'] : ['member']
  const rows = KIND_NAMES.filter(
    (name) => shown.includes(kindOf(name).audience) && !kindOf(name).isFixed,
  )
  const isOn = (name: NotificationKindName, channel: OutsideChannel) =>
    chosen.channels[name]?.[channel] ?? kindOf(name).channels[channel]
  const set = (name: NotificationKindName, channel: OutsideChannel, on: boolean) =>
    choose((now) => ({
      ...now,
      channels: { ...now.channels, [name]: { ...now.channels[name], [channel]: on } },
    }))
  return (
    <Table
      caption={texts.title}
      hideCaption
      rows={rows}
      rowKey={String}
      columns={[
        {
          key: 'kind',
          header: texts.kind,
          cell: (name) => (
            <>
              {kindOf(name).label}
              <span className="block text-xs font-normal text-muted">{kindOf(name).hint}</span>
            </>
          ),
        },
        ...channels.map((channel) => ({
          key: channel,
          header: CHANNEL_WORDS[channel],
          cell: (name: NotificationKindName) => (
            <Switch
              label={texts.by(kindOf(name).label, CHANNEL_WORDS[channel])}
              hideLabel
              checked={isOn(name, channel)}
              onCheckedChange={(on) => set(name, channel, on)}
            />
          ),
        })),
      ]}
    />
  )
}
