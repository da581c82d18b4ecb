import type { FirstUse } from '@portal/contract/portal/first-use/first-use'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Done } from './Done.tsx'
import { firstUseQuery } from './first-use.queries.ts'
import { currentStep, STEPS, type Step, stateOf } from './first-use.rules.ts'
import { firstUseTexts as texts } from './first-use.texts.ts'
import { TestStep } from './TestStep.tsx'
import { useFirstUseChange } from './use-first-use-change.ts'

/** The way from an empty portal to one that may be opened; what was done stays done, and one may come back. */
export default function FirstUseScreen() {
  return (
    <Loaded query={useQuery(firstUseQuery())} texts={texts} why={failureText} className="h-96">
      {(firstUse) => <Steps firstUse={firstUse} />}
    </Loaded>
  )
}

function Steps({ firstUse }: { firstUse: FirstUse }) {
  const [chosen, setChosen] = useState<Step | null>(null)
  const step = chosen ?? currentStep(firstUse)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
      <nav aria-label={texts.steps}>
        <h2 className="text-[1.5rem] leading-tight">{texts.title}</h2>
        <p className="mt-2 text-muted">{texts.lead}</p>
        <ol className="mt-4 grid">
          {STEPS.map((name, at) => (
            <StepLine
              key={name}
              name={name}
              number={at + 1}
              firstUse={firstUse}
              isOn={name === step}
              onChoose={() => setChosen(name)}
            />
          ))}
        </ol>
      </nav>
      {/* A step is another form: nothing typed in one shows in the next. */}
      <StepPanel key={step} step={step} firstUse={firstUse} onNext={() => setChosen(null)} />
    </div>
  )
}

type LineProps = {
  name: Step
  number: number
  firstUse: FirstUse
  isOn: boolean
  onChoose: () => void
}

function StepLine({ name, number, firstUse, isOn, onChoose }: LineProps) {
  const state = stateOf(name, firstUse)
  const { label, hint } = texts.step[name]
  return (
    <li>
      <button
        type="button"
        aria-current={isOn ? 'step' : undefined}
        onClick={onChoose}
        className="flex min-h-14 w-full items-center gap-3 rounded-input py-1.5 text-left"
      >
        <span
          aria-hidden="true"
          className={clsx(
            'grid size-8 flex-none place-items-center rounded-full font-bold',
            state === 'done' && 'bg-mangue-500 text-white',
            state !== 'done' && isOn && 'bg-mar-900 text-white',
            state !== 'done' && !isOn && 'border-2 border-line text-muted',
          )}
        >
          {state === 'done' ? <Check className="size-4" /> : number}
        </span>
        <span className="leading-tight">
          <b className={isOn ? 'font-bold' : 'font-semibold'}>{label}</b>
          <span className="block text-xs text-muted">
            {state === 'waiting' ? hint : texts[state]}
          </span>
        </span>
      </button>
    </li>
  )
}

type StepProps = { step: Step; firstUse: FirstUse; onNext: () => void }

function StepPanel({ step, firstUse, onNext }: StepProps) {
  switch (step) {
    case 'city':
      return (
        <ElsewhereStep
          {...texts.city}
          done={firstUse.has_city ? texts.city.is(firstUse.city_name) : null}
          to="/admin/configuracoes"
        />
      )
    case 'you':
      return (
        <ElsewhereStep
          {...texts.you}
          done={firstUse.has_second_factor ? texts.done : null}
          to="/dash-clube#seguranca"
        />
      )
    case 'backup':
      return <BackupStep firstUse={firstUse} onNext={onNext} />
    case 'open':
      return <OpenStep firstUse={firstUse} />
    default:
      return <TestStep kind={step} firstUse={firstUse} onNext={onNext} />
  }
}

type Elsewhere = { title: string; why: string; action: string; done: string | null; to: string }

/** What has a page of its own is done there, once. */
function ElsewhereStep({ title, why, action, done, to }: Elsewhere) {
  return (
    <Panel aria-label={title} className="self-start lg:col-span-2">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 text-muted">{why}</p>
      {done ? <Done>{done}</Done> : null}
      <p className="mt-4">
        <LinkButton to={to} look={done ? 'line' : 'primary'}>
          {action}
        </LinkButton>
      </p>
    </Panel>
  )
}

const when = (moment: string) => momentText(new Date(moment))

function BackupStep({ firstUse, onNext }: Omit<StepProps, 'step'>) {
  const { title, why, made, neverMade, proved, neverProved, skip } = texts.backup
  const { backup_at, proof_at } = firstUse
  const { mutate, isPending } = useFirstUseChange(onNext)
  return (
    <Panel aria-label={title} className="self-start lg:col-span-2">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 text-muted">{why}</p>
      <p className="mt-3">{backup_at ? made(when(backup_at)) : neverMade}</p>
      <p>{proof_at ? proved(when(proof_at)) : neverProved}</p>
      {stateOf('backup', firstUse) === 'waiting' ? (
        <p className="mt-4">
          <Button look="line" pending={isPending} onClick={() => mutate({ skip: 'backup' })}>
            {skip}
          </Button>
        </p>
      ) : null}
    </Panel>
  )
}

function OpenStep({ firstUse }: { firstUse: FirstUse }) {
  const { title, missing, ready, health, finish, finished } = texts.open
  const { mutate, isPending } = useFirstUseChange()
  const left = STEPS.filter((step) => step !== 'open' && stateOf(step, firstUse) === 'waiting')
  return (
    <Panel aria-label={title} className="self-start lg:col-span-2">
      <h2 className="text-h3">{title}</h2>
      {left.length > 0 ? (
        <>
          <p className="mt-1 text-muted">{missing}</p>
          <ul className="mt-2 list-disc pl-5">
            {left.map((step) => (
              <li key={step}>{texts.step[step].label}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-muted">{firstUse.finished_at ? finished : ready}</p>
      )}
      <p className="mt-4 flex flex-wrap gap-2">
        {firstUse.finished_at || left.length > 0 ? null : (
          <Button look="primary" pending={isPending} onClick={() => mutate({ finish: true })}>
            {finish}
          </Button>
        )}
        <LinkButton to="/admin/saude" look="line">
          {health}
        </LinkButton>
      </p>
    </Panel>
  )
}
