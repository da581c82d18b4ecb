import type { WeatherStanding } from '@portal/contract/city/weather/weather'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { FAULT_WORDS, weatherAdminTexts as texts } from './weather-admin.texts.ts'

const STANDING = queryOptions({
  queryKey: ['admin', 'weather'],
  queryFn: () => browserApi.get('/api/v1/admin/weather'),
  refetchOnMount: 'always',
})

export default function WeatherScreen() {
  const query = useQuery(STANDING)
  return (
    <Loaded query={query} texts={texts} why={failureText}>
      {(standing) =>
        standing.is_configured ? (
          <Standing standing={standing} onRefresh={() => void query.refetch()} />
        ) : (
          <EmptyState icon={<CloudOff />} title={texts.off}>
            {texts.offText}
          </EmptyState>
        )
      }
    </Loaded>
  )
}

function Standing({ standing, onRefresh }: { standing: WeatherStanding; onRefresh: () => void }) {
  const client = useQueryClient()
  const { isSaving, save } = useSave<WeatherStanding>({
    onSaved: (saved) => client.setQueryData(STANDING.queryKey, saved),
    onRefused: onRefresh,
  })
  const { version, is_shown: isShown, fault } = standing
  return (
    <Panel className="grid gap-5">
      <Switch
        label={texts.show}
        hint={texts.showHint}
        checked={isShown}
        disabled={isSaving}
        onCheckedChange={(wanted) =>
          void save({
            run: () =>
              browserApi.send('PUT', '/api/v1/admin/weather', {
                body: { version, is_shown: wanted },
              }),
            done: wanted ? texts.shown : texts.hidden,
            failed: texts.failed,
          })
        }
      />
      <Facts standing={standing} />
      {fault ? (
        <p className="rounded-item bg-sol-100 px-3 py-2">
          <b className="font-[650]">{texts.fault}.</b> {FAULT_WORDS[fault]}
        </p>
      ) : null}
      <p className="max-w-[70ch] text-muted text-sm">{texts.silence}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="line"
          pending={isSaving}
          onClick={() =>
            void save({
              run: () => browserApi.send('POST', '/api/v1/admin/weather/reading', {}),
              done: () => ({
                title: texts.asked,
                description: texts.askedText,
                variant: 'success',
              }),
              failed: texts.failed,
            })
          }
        >
          {texts.ask}
        </Button>
        <Button look="ghost" onClick={onRefresh}>
          {texts.refresh}
        </Button>
      </div>
    </Panel>
  )
}

function Facts({ standing }: { standing: WeatherStanding }) {
  const { source, read_at: readAt, silent_at: silentAt, asked_at: askedAt } = standing
  const isOld = silentAt !== null && new Date(silentAt) <= new Date()
  const when = (moment: string | null) => (moment ? momentText(new Date(moment)) : texts.never)
  const facts: [string, string][] = [
    [texts.source, source ?? texts.never],
    [texts.readAt, when(readAt)],
    [texts.silentAt, isOld ? texts.isOld : when(silentAt)],
    [texts.askedAt, when(askedAt)],
  ]
  return (
    <dl className="num grid gap-x-8 gap-y-2 md:grid-cols-2">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
