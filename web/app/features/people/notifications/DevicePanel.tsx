import { CHANNEL_WORDS } from '@portal/contract/people/notifications/kinds'
import type { PushDevice, PushDevices } from '@portal/contract/people/notifications/notifications'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useSave } from '~/editing/use-save.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { toast } from '~/ui/toast.ts'
import { NotificationsPanel } from './NotificationsPanel.tsx'
import { choicesQuery, devicesQuery } from './notifications.queries.ts'
import { notificationsTexts } from './notifications.texts.ts'
import { type DeviceState, readDevice, removeDevice, switchOff, switchOn } from './push-device.ts'
import { useTest } from './use-test.ts'

const texts = notificationsTexts.device

/** This browser and the others of the person. Nothing is shown where the portal pushes to nobody. */
export function DevicePanel() {
  const devices = useQuery(devicesQuery())
  const state = useQuery({
    queryKey: ['me', 'push-device', devices.data?.devices.map(({ id }) => id)],
    queryFn: () => readDevice(devices.data ?? { public_key: null, devices: [] }),
    enabled: devices.data !== undefined,
    refetchOnWindowFocus: true,
  })
  if (!isAvailable('push') || devices.data?.public_key === null) return null
  return (
    <NotificationsPanel title={texts.title}>
      <Loaded query={devices} texts={texts} why={failureText} surface="plain" className="h-40">
        {(known) => (
          <>
            {state.data ? <ThisDevice state={state.data} known={known} /> : null}
            {known.devices.length > 0 ? <DeviceList devices={known.devices} /> : null}
          </>
        )}
      </Loaded>
    </NotificationsPanel>
  )
}

function useDevices() {
  const queries = useQueryClient()
  return (devices: PushDevices) => queries.setQueryData(devicesQuery().queryKey, devices)
}

function ThisDevice({ state, known }: { state: DeviceState; known: PushDevices }) {
  const { session } = useAuth()
  const keep = useDevices()
  const queries = useQueryClient()
  const { isSaving, save } = useSave<PushDevices | 'blocked'>({
    onSaved: (devices) => {
      if (devices !== 'blocked') keep(devices)
      return queries.invalidateQueries({ queryKey: ['me', 'push-device'] })
    },
    retries: false,
  })
  const publicKey = known.public_key
  if (state === 'needs-home-screen') {
    return <Steps title={texts.homeScreenTitle} steps={texts.homeScreen} />
  }
  if (state === 'unsupported' || !publicKey || !session) return <p>{texts.unsupported}</p>
  async function turnOn(publicKey: string, sessionId: string) {
    const outcome = await save({
      run: () => switchOn({ publicKey, sessionId }),
      failed: texts.failed,
    })
    const isOn = outcome.kind === 'saved' && outcome.saved !== 'blocked'
    if (isOn) toast({ title: texts.turnedOn, variant: 'success' })
    return isOn
  }
  if (state === 'blocked') return <Blocked turnOn={() => turnOn(publicKey, session.id)} />
  if (state === 'on') {
    const own = known.devices.find(({ is_current }) => is_current)
    return (
      <div className="grid gap-4">
        <p>{texts.on}</p>
        <Button
          look="ghost"
          className="justify-self-start"
          pending={isSaving}
          onClick={() =>
            void save({
              run: () => switchOff(own?.id),
              done: texts.turnedOff,
              failed: texts.failedOff,
            })
          }
        >
          {texts.turnOff}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p>{texts.off}</p>
      <Button
        className="justify-self-start"
        pending={isSaving}
        onClick={() => void turnOn(publicKey, session.id)}
      >
        {texts.turnOn}
      </Button>
    </div>
  )
}

/** The browser was told no: how to take it back, and by what an order comes until then. */
function Blocked({ turnOn }: { turnOn: () => Promise<boolean> }) {
  const { isSaving, send } = useTest()
  const { data } = useQuery(choicesQuery())
  const others = (data?.offered ?? []).filter((channel) => channel !== 'push')
  const names = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
    others.map((channel) => CHANNEL_WORDS[channel]),
  )
  const allowed = async () => {
    if (await turnOn()) await send()
  }
  return (
    <>
      <p role="alert" className="rounded-input bg-guara-100 px-4 py-3 text-sm">
        <b className="block font-semibold">{texts.blockedTitle}</b>
        {names ? texts.blockedText(names) : texts.blockedOnly}
      </p>
      <Steps title={texts.unblock} steps={texts.blocked} />
      <Button className="justify-self-start" pending={isSaving} onClick={() => void allowed()}>
        {texts.allowed}
      </Button>
    </>
  )
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{title}</p>
      <ol className="grid list-decimal gap-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const keep = useDevices()
  const { save } = useSave<PushDevices>({ onSaved: keep })
  return (
    <ul aria-label={texts.others} className="divide-y divide-line border-y border-line">
      {devices.map(({ id, device, created_at, is_current }) => {
        const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Laptop
        return (
          <li key={id} className="flex items-center gap-3 py-3">
            <Icon aria-hidden="true" className="size-5 flex-none" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {device}
                {is_current ? <Badge tone="ok">{texts.current}</Badge> : null}
              </p>
              <p className="text-sm text-muted">{texts.since(momentText(new Date(created_at)))}</p>
            </div>
            {is_current ? null : (
              <Button
                look="ghost"
                size="sm"
                aria-label={texts.removeOf(device)}
                onClick={() =>
                  void save({
                    run: () => removeDevice(id),
                    done: texts.removed,
                    failed: texts.failedRemove,
                  })
                }
              >
                {texts.remove}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
