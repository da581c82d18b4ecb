import { CHANNEL_WORDS, type OutsideChannel } from '@portal/contract/people/notifications/kinds'
import type { NotificationTest } from '@portal/contract/people/notifications/notifications'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  type AlarmSound,
  createAlarmSound,
  isSoundWanted,
  keepSound,
} from '~/platform/alarm-sound.ts'
import { Button } from '~/ui/Button.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { toast } from '~/ui/toast.ts'
import { NotificationsPanel } from './NotificationsPanel.tsx'
import { testQuery } from './notifications.queries.ts'
import { notificationsTexts } from './notifications.texts.ts'
import { useTest } from './use-test.ts'

const texts = notificationsTexts.test

/** What rings now rings when it matters: really sent, by every channel. */
export function TestPanel({ isTeam }: { isTeam: boolean }) {
  const { isSaving, send } = useTest()
  const [wasAsked, setAsked] = useState(false)
  const { data } = useQuery({ ...testQuery(), enabled: wasAsked })
  return (
    <NotificationsPanel title={texts.title} intro={texts.intro}>
      {wasAsked && data ? <Results test={data} /> : null}
      <Button
        className="justify-self-start"
        pending={isSaving}
        onClick={() => void send().then(({ kind }) => kind === 'saved' && setAsked(true))}
      >
        {texts.send}
      </Button>
      {isTeam ? <SoundTest /> : null}
    </NotificationsPanel>
  )
}

type Tested = NotificationTest['deliveries'][number]

function Results({ test: { deliveries, missing } }: { test: NotificationTest }) {
  const sent = deliveries.filter(({ state }) => state === 'sent').length
  const isUnderWay = deliveries.some(({ seconds }) => seconds === null)
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold">
        {isUnderWay ? texts.waiting : texts.summary(sent, deliveries.length)}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {deliveries.map((one) => (
          <Result
            key={one.id}
            name={one.device ?? CHANNEL_WORDS[one.channel]}
            text={stateText(one)}
            icon={one.seconds === null ? 'waiting' : one.state === 'sent' ? 'sent' : 'failed'}
          />
        ))}
        {missing
          .filter((channel) => !deliveries.some((one) => one.channel === channel))
          .map((channel: OutsideChannel) => (
            <Result
              key={channel}
              name={CHANNEL_WORDS[channel]}
              text={texts.missing[channel]}
              icon="failed"
            />
          ))}
      </ul>
    </div>
  )
}

function stateText({ channel, state, seconds }: Tested): string {
  if (state !== 'sent') return texts.states[state]
  const took = texts.states.sent(Math.max(1, Math.round(seconds ?? 0)))
  return channel === 'email' ? `${took}; ${texts.emailHint}` : took
}

const ICONS = {
  sent: <CircleCheck aria-hidden="true" className="size-5 flex-none text-mangue-500" />,
  failed: <CircleX aria-hidden="true" className="size-5 flex-none text-vermelho-700" />,
  waiting: <Clock aria-hidden="true" className="size-5 flex-none text-muted" />,
}

type ResultProps = { name: string; text: string; icon: keyof typeof ICONS }

function Result({ name, text, icon }: ResultProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      {ICONS[icon]}
      <p className="min-w-0 leading-[1.35]">
        <b className="block font-semibold wrap-break-word">{name}</b>
        <span className="text-muted text-sm">{text}</span>
      </p>
    </li>
  )
}

/** Nobody but the ear can say whether it was heard. */
function SoundTest() {
  const sound = useRef<AlarmSound | null>(null)
  const [isWanted, setWanted] = useState(isSoundWanted)
  useEffect(() => () => sound.current?.close(), [])
  async function play() {
    sound.current ??= createAlarmSound()
    if (await sound.current.wake()) sound.current.ring(0)
    else toast({ title: texts.silent, variant: 'destructive' })
  }
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <Switch
        label={texts.sound}
        hint={texts.soundHint}
        checked={isWanted}
        onCheckedChange={(isOn) => {
          setWanted(isOn)
          keepSound(isOn)
        }}
      />
      <Button look="line" className="justify-self-start" onClick={() => void play()}>
        {texts.play}
      </Button>
      <Disclosure label={texts.soundStepsTitle}>
        <ol className="grid list-decimal gap-1 pl-5">
          {texts.soundSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  )
}
