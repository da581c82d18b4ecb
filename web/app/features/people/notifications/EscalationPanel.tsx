import { ROLE_WORDS } from '@portal/contract/guide/team/team-rights'
import {
  CHANNEL_WORDS,
  type Escalation,
  fitsTheClock,
  LAST_BEFORE,
  OTHERS_AFTER,
} from '@portal/contract/people/notifications/kinds'
import type { TeamEscalation } from '@portal/contract/people/notifications/notifications'
import { ANSWER_MINUTES } from '@portal/contract/shared/answer-minutes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { words } from '~/ui/words.ts'
import { NotificationsPanel } from './NotificationsPanel.tsx'
import { escalationQuery } from './notifications.queries.ts'
import { notificationsTexts } from './notifications.texts.ts'

const texts = notificationsTexts.escalation

type Place = { id: string; name: string }

/** How far an order or a request goes that nobody answers, and whom it reaches when. */
export function EscalationPanel({ place }: { place: Place }) {
  const escalation = useQuery(escalationQuery(place.id))
  const [isEditing, setEditing] = useState(false)
  return (
    <NotificationsPanel title={texts.title} intro={texts.of(place.name)}>
      <Loaded query={escalation} texts={texts} why={failureText} surface="plain" className="h-40">
        {(found) =>
          isEditing ? (
            <EscalationForm
              key={place.id}
              place={place}
              escalation={found}
              onClose={() => setEditing(false)}
            />
          ) : (
            <>
              <Steps escalation={found} />
              {found.may_set ? (
                <Button look="line" className="justify-self-start" onClick={() => setEditing(true)}>
                  {texts.change}
                </Button>
              ) : null}
            </>
          )
        }
      </Loaded>
    </NotificationsPanel>
  )
}

const listed = (people: TeamEscalation['people']) =>
  new Intl.ListFormat('pt-BR').format(people.map(({ name }) => name.split(' ')[0] ?? name))

/** As the ten minutes of an order go by. */
function Steps({ escalation }: { escalation: TeamEscalation }) {
  const { others_after, last_before, people } = escalation
  const steps = [
    {
      at: texts.atOnce,
      text: texts.toldAtOnce(listed(people.filter(({ is_later }) => !is_later))),
    },
    {
      at: texts.minutes(others_after),
      text: texts.others(listed(people.filter(({ is_later }) => is_later))),
    },
    { at: texts.minutes(ANSWER_MINUTES.now - last_before), text: texts.last },
    { at: texts.minutes(ANSWER_MINUTES.now), text: texts.end, isEnd: true },
  ]
  return (
    <>
      <ol className="grid">
        {steps.map(({ at, text, isEnd = false }) => (
          <li
            key={at}
            className="grid grid-cols-[4.5rem_0.75rem_minmax(0,1fr)] gap-x-2.5 pb-3 leading-[1.35] last:pb-0"
          >
            <b className="num text-right font-[650]">{at}</b>
            <span
              aria-hidden="true"
              className={clsx('mt-1 size-3', isEnd ? 'bg-vermelho-700' : 'rounded-full bg-mar-600')}
            />
            <span className="wrap-break-word">{text}</span>
          </li>
        ))}
      </ol>
      <p className="text-muted text-sm">{texts.longer}</p>
    </>
  )
}

type EscalationFormProps = {
  place: Place
  escalation: TeamEscalation
  onClose: () => void
}

function EscalationForm({ place, escalation, onClose }: EscalationFormProps) {
  const queries = useQueryClient()
  const [minutes, setMinutes] = useState<Escalation>(escalation)
  const [later, setLater] = useState(
    () => new Set(escalation.people.filter((one) => one.is_later).map((one) => one.user_id)),
  )
  const { isSaving, save } = useSave<TeamEscalation>({
    onSaved: (saved) => {
      queries.setQueryData(escalationQuery(place.id).queryKey, saved)
      onClose()
    },
  })
  const { others_after, last_before } = minutes
  const isChanged =
    others_after !== escalation.others_after ||
    last_before !== escalation.last_before ||
    escalation.people.some((one) => one.is_later !== later.has(one.user_id))
  const fits = (change: Partial<Escalation>) => fitsTheClock({ ...minutes, ...change })
  const atOnce = escalation.people.length - later.size
  return (
    <>
      <LeaveQuestion hasUnsavedWork={isChanged && !isSaving} />
      <MinuteStepper
        label={texts.after}
        value={others_after}
        min={OTHERS_AFTER.min}
        mayGrow={others_after < OTHERS_AFTER.max && fits({ others_after: others_after + 1 })}
        onChange={(value) => setMinutes({ ...minutes, others_after: value })}
      />
      <MinuteStepper
        label={texts.before}
        value={last_before}
        min={LAST_BEFORE.min}
        mayGrow={last_before < LAST_BEFORE.max && fits({ last_before: last_before + 1 })}
        onChange={(value) => setMinutes({ ...minutes, last_before: value })}
      />
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{texts.people}</legend>
        <p className="text-muted text-sm">{texts.peopleHint}</p>
        {escalation.people.map(({ user_id, name, role, reached_by }) => (
          <Checkbox
            key={user_id}
            label={name}
            hint={`${ROLE_WORDS[role]} · ${reachedText(reached_by)}`}
            checked={!later.has(user_id)}
            // Somebody is always told at once.
            disabled={!later.has(user_id) && atOnce === 1}
            onCheckedChange={(isAtOnce) => {
              const next = new Set(later)
              if (isAtOnce) next.delete(user_id)
              else next.add(user_id)
              setLater(next)
            }}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          pending={isSaving}
          onClick={() =>
            void save({
              run: () =>
                browserApi.send('PUT', '/api/v1/my/establishments/:id/escalation', {
                  params: { id: place.id },
                  body: { others_after, last_before, later: [...later] },
                }),
              done: texts.saved,
              failed: texts.failed,
            })
          }
        >
          {texts.save}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </>
  )
}

const reachedText = (channels: TeamEscalation['people'][number]['reached_by']) =>
  channels.length === 0
    ? texts.unreached
    : texts.reached(
        channels.map((channel) => CHANNEL_WORDS[channel].toLocaleLowerCase('pt-BR')).join(', '),
      )

type MinuteStepperProps = {
  label: string
  value: number
  min: number
  mayGrow: boolean
  onChange: (value: number) => void
}

function MinuteStepper({ label, value, min, mayGrow, onChange }: MinuteStepperProps) {
  return (
    <fieldset className="flex min-h-11 items-center justify-between gap-3">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="min-w-0">
        {label}
      </span>
      <span className="flex flex-none items-center gap-2">
        <IconButton
          label={texts.fewer(label)}
          look="line"
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <b role="status" className="num min-w-14 text-center">
          {texts.minutes(value)}
        </b>
        <IconButton
          label={texts.more(label)}
          look="line"
          disabled={!mayGrow}
          onClick={() => onChange(value + 1)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </span>
    </fieldset>
  )
}
