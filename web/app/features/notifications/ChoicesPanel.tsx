import {
  CHANNEL_WORDS,
  KIND_NAMES,
  kindOf,
  type NotificationKindName,
  type OutsideChannel,
  RINGING,
  RINGING_WORDS,
} from '@portal/contract/notifications/kinds'
import type {
  NotificationChoices,
  OfferedChoices,
} from '@portal/contract/notifications/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Field } from '~/ui/Field.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { Table } from '~/ui/Table.tsx'
import { NotificationsPanel } from './NotificationsPanel.tsx'
import { choicesQuery } from './notifications.queries.ts'
import { notificationsTexts } from './notifications.texts.ts'

const { choices: texts, quiet: quietTexts } = notificationsTexts
const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60)
const LIMITS = [0, 5, 10, 20, 50]

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
            <QuietFields quiet={chosen.quiet} />
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

function QuietFields({ quiet }: { quiet: NotificationChoices['quiet'] }) {
  const choose = useChoose()
  const set = (change: Partial<NotificationChoices['quiet']>) =>
    choose((now) => ({ ...now, quiet: { ...now.quiet, ...change } }))
  const hours = (value: number) => [...new Set([...HOURS, value])].toSorted((a, b) => a - b)
  const limits = [...new Set([...LIMITS, quiet.daily_limit])].toSorted((a, b) => a - b)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {(['quiet_from', 'quiet_until'] as const).map((edge) => (
        <Field key={edge} label={edge === 'quiet_from' ? quietTexts.from : quietTexts.until}>
          <PlainSelect
            value={quiet[edge]}
            onChange={({ target }) => set({ [edge]: Number(target.value) })}
          >
            {hours(quiet[edge]).map((minutes) => (
              <option key={minutes} value={minutes}>
                {quietTexts.hour(minutes)}
              </option>
            ))}
          </PlainSelect>
        </Field>
      ))}
      <Field label={quietTexts.ringing}>
        <PlainSelect
          value={quiet.ringing}
          onChange={({ target }) =>
            set({ ringing: RINGING.find((one) => one === target.value) ?? quiet.ringing })
          }
        >
          {RINGING.map((one) => (
            <option key={one} value={one}>
              {RINGING_WORDS[one]}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <Field label={quietTexts.limit} hint={quietTexts.limitHint}>
        <PlainSelect
          value={quiet.daily_limit}
          onChange={({ target }) => set({ daily_limit: Number(target.value) })}
        >
          {limits.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? quietTexts.none : count}
            </option>
          ))}
        </PlainSelect>
      </Field>
    </div>
  )
}
