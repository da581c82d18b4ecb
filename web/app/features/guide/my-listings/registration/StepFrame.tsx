import { REVIEW_HOURS } from '@portal/contract/guide/establishments/review-promise'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { hourText } from '~/platform/moments.ts'
import { REGISTRATION } from '~/screens/screen-address.ts'
import { Button } from '~/ui/Button.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import { STEPS, type Step, stepBefore } from './steps.rules.ts'

const texts = myListingsTexts.registration

export const stepAddress = (listingId: string, step: Step) =>
  `${REGISTRATION}?negocio=${listingId}&passo=${step}`

type StepFrameProps = {
  step: Step
  done: readonly Step[]
  listingId: string | null
  savedAt: Date | null
  failure: string | null
  isSaving: boolean
  nextLabel?: string
  /** There is nothing here to keep: going on is not what the step is for. */
  isSkipped?: boolean
  onNext: () => void
  onLater: () => void
  children: ReactNode
}

/** Where one is, the step itself, and the way on, back or out. */
export function StepFrame({
  step,
  done,
  listingId,
  savedAt,
  failure,
  isSaving,
  nextLabel,
  isSkipped = false,
  onNext,
  onLater,
  children,
}: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasBegun = listingId !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is another page to whoever hears it
  useEffect(() => {
    if (hasBegun) heading.current?.focus()
  }, [step, hasBegun])
  const back = stepBefore(step)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
      className="wrap grid max-w-250 grid-cols-[minmax(0,1fr)] gap-5 py-6 md:py-10 [&_:is(input,textarea,select)]:scroll-my-32"
    >
      <div>
        <p className="font-semibold text-muted text-sm">
          {texts.title} · {texts.progress(STEPS.indexOf(step) + 1, STEPS.length)}
        </p>
        <h1 ref={heading} tabIndex={-1} className="mt-1 text-[2rem] outline-none">
          {texts.steps[step]}
        </h1>
        <p className="mt-1 text-muted">{leadOf(step)}</p>
      </div>
      <StepTrail step={step} done={done} listingId={listingId} />
      {children}
      <div
        data-bar="foot"
        className="sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-10 -mx-(--gutter) border-line border-t bg-areia-50 px-(--gutter) py-3 md:bottom-(--player)"
      >
        {failure ? (
          <p role="alert" className="mb-2 font-semibold text-vermelho-700">
            {failure}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            look={isSkipped ? 'ghost' : 'primary'}
            pending={isSaving}
            className="max-md:flex-1"
          >
            {nextLabel ?? (isSkipped ? texts.skip : texts.next)}
          </Button>
          {back && listingId ? (
            <Link
              to={stepAddress(listingId, back)}
              className="inline-flex min-h-12 items-center px-3 font-semibold text-mar-600"
            >
              {texts.back}
            </Link>
          ) : null}
        </div>
        <div className="flex items-center justify-between gap-2">
          <p role="status" className="text-muted text-xs">
            {savedAt ? texts.savedAt(hourText(savedAt)) : texts.kept}
          </p>
          <Button look="ghost" size="sm" onClick={onLater} className="-mr-3 px-3!">
            {texts.later}
          </Button>
        </div>
      </div>
    </form>
  )
}

function leadOf(step: Step): string {
  const lead = texts.leads[step]
  return typeof lead === 'string' ? lead : lead(REVIEW_HOURS)
}

type StepTrailProps = Pick<StepFrameProps, 'step' | 'done' | 'listingId'>

function StepTrail({ step, done, listingId }: StepTrailProps) {
  return (
    <nav aria-label={texts.progressLabel}>
      <ol className="flex gap-1.5">
        {STEPS.map((each, index) => {
          const isDone = done.includes(each) && each !== step
          const face = (
            <>
              <span
                className={`block h-1.5 rounded-full ${each === step ? 'bg-mar-700' : isDone ? 'bg-mangue-500' : 'bg-areia-200'}`}
              />
              <span className="mt-1 flex items-center gap-1 text-xs max-md:sr-only">
                {isDone ? <Check aria-hidden="true" className="size-3.5 text-mangue-700" /> : null}
                {index + 1}. {texts.steps[each]}
                {isDone ? <span className="sr-only"> ({texts.done})</span> : null}
              </span>
            </>
          )
          return (
            <li key={each} className="min-w-0 flex-1">
              {listingId ? (
                <Link
                  to={stepAddress(listingId, each)}
                  aria-current={each === step ? 'step' : undefined}
                  className="block py-3.5 md:py-1 aria-[current]:font-semibold"
                >
                  {face}
                </Link>
              ) : (
                <span className="block py-3.5 md:py-1">{face}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
