import type { Ramp } from '@portal/contract/city/sights/sight-content'
import type { TideWatch } from '@portal/contract/city/tide-warnings/tide-watch'
import {
  FIRST_WARNING_MINUTES,
  LAST_WARNING_MINUTES,
  nextDeadline,
  subjectOf,
  WATCH_SPANS,
  type WatchSpan,
  watchedRamps,
} from '@portal/contract/city/tide-warnings/watch-rules'
import type { TideDay } from '@portal/contract/city/tides/tide'
import {
  dayWord,
  durationText,
  MIDNIGHT,
  metresText,
  minuteText,
  momentWords,
} from '@portal/contract/city/tides/tide.texts'
import { wallMinuteAt } from '@portal/contract/shared/time-zones'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  ArrowLeft,
  BellOff,
  BellRing,
  CalendarDays,
  CalendarPlus,
  ChevronRight,
  LifeBuoy,
  Timer,
} from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useSave } from '~/editing/use-save.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { SPAN_WORDS, tideWatchTexts as texts } from './tide-watch.texts.ts'
import {
  askForWatch,
  stopWatch,
  testWatch,
  type WatchChoice,
  type WatchState,
  watchQuery,
} from './watch.queries.ts'

type Beach = { slug: string; name: string; ramps: readonly Ramp[] }
type ScreenProps = { beach: Beach; days: readonly TideDay[]; now: Date; calendars: ReactNode }

/** "Me avise antes da maré": what will be pushed is shown before the browser asks. Nobody has to sign in. */
export function WatchScreen({ beach, days, now, calendars }: ScreenProps) {
  const query = useQuery(watchQuery(beach.slug))
  const [isChanging, setChanging] = useState(false)
  const stopped = useStopByAddress(beach.slug)
  const wall = wallMinuteAt(now)
  const isClosed = subjectOf(beach.ramps, null).kind === 'closed'
  return (
    <div className="wrap grid max-w-[60ch] gap-5 pt-2 pb-10">
      <TextLink
        to={`/praia/${beach.slug}`}
        className="flex min-h-11 items-center gap-3 no-underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {beach.name}
      </TextLink>
      {isClosed ? (
        <Way head={texts.closed} />
      ) : (
        <Loaded
          query={stopped ? query : { ...query, data: undefined }}
          texts={texts}
          why={failureText}
          className="h-120"
        >
          {(state) =>
            state.watch && !isChanging ? (
              <Watching watch={state.watch} now={wall} change={() => setChanging(true)} />
            ) : (
              <Asking {...{ beach, days, state }} now={wall} asked={() => setChanging(false)} />
            )
          }
        </Loaded>
      )}
      {calendars}
    </div>
  )
}

const STOP_HASH = '#parar'

/** A browser that opens the button of a notification by itself comes to this address. */
function useStopByAddress(beach: string): boolean {
  const { hash } = useLocation()
  const queries = useQueryClient()
  const [isDone, setDone] = useState(hash !== STOP_HASH)
  useEffect(() => {
    if (isDone) return
    stopWatch(beach)
      .then(() => toast({ title: texts.on.stopped, variant: 'success' }))
      .catch((error) =>
        toast({
          title: texts.on.stopFailed,
          description: failureText(error),
          variant: 'destructive',
        }),
      )
      .finally(() => {
        void queries.invalidateQueries({ queryKey: watchQuery(beach).queryKey })
        setDone(true)
      })
  }, [beach, isDone, queries])
  return isDone
}

type AskingProps = {
  beach: Beach
  days: readonly TideDay[]
  state: WatchState
  now: number
  asked: () => void
}

function Asking({ beach, days, state, now, asked }: AskingProps) {
  const ramps = watchedRamps(beach.ramps)
  const rampField = useId()
  const [choice, setChoice] = useState<WatchChoice>({
    beach: beach.slug,
    ramp_id: state.watch?.ramp_id ?? null,
    span: state.watch?.span ?? 'today',
    at_night: state.watch?.at_night ?? false,
    tells_changes: state.watch?.tells_changes ?? true,
  })
  const queries = useQueryClient()
  const { isSaving, save } = useSave<TideWatch | 'blocked'>({ retries: false })
  const { ability, publicKey } = state
  const set = (part: Partial<WatchChoice>) => setChoice({ ...choice, ...part })
  async function ask(key: string) {
    const outcome = await save({ run: () => askForWatch(choice, key), failed: texts.failed })
    if (outcome.kind === 'saved') asked()
    await queries.invalidateQueries({ queryKey: watchQuery(beach.slug).queryKey })
  }
  const way =
    ability === 'able' && publicKey ? null : (
      <Way head={WAYS[ability === 'able' ? 'off' : ability]} />
    )
  return (
    <>
      {way ? null : <h1>{texts.title}</h1>}
      {way}
      {way ? null : (
        <>
          <Preview {...{ beach, days, now }} rampId={choice.ramp_id} />
          {ramps.length > 1 ? (
            <div className="grid gap-1.5">
              <label htmlFor={rampField} className="font-semibold">
                {texts.ramp}
              </label>
              <PlainSelect
                id={rampField}
                value={choice.ramp_id ?? ''}
                onChange={(event) => set({ ramp_id: event.target.value || null })}
              >
                <option value="">{texts.firstRamp}</option>
                {ramps.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </PlainSelect>
            </div>
          ) : null}
          <div className="grid gap-1.5">
            <p className="font-semibold">{texts.when}</p>
            <SegmentedControl<WatchSpan>
              label={texts.when}
              options={WATCH_SPANS.map((value) => ({ value, label: SPAN_WORDS[value] }))}
              value={choice.span}
              onValueChange={(span) => set({ span })}
            />
          </div>
          <Button
            look="primary"
            block
            pending={isSaving}
            onClick={() => void (publicKey && ask(publicKey))}
          >
            <BellRing aria-hidden="true" />
            {texts.ask}
          </Button>
          <p className="text-center text-muted text-sm">
            {texts.permission} <b>{texts.allow}</b>.
          </p>
          <Promises {...{ beach, days, now }} rampId={choice.ramp_id} />
          <div className="border-line border-t">
            <Switch
              label={texts.nights}
              hint={texts.nightsHint}
              checked={choice.at_night}
              onCheckedChange={(at_night) => set({ at_night })}
              className="py-2"
            />
            <Switch
              label={texts.changes}
              hint={texts.changesHint}
              checked={choice.tells_changes}
              onCheckedChange={(tells_changes) => set({ tells_changes })}
              className="py-2"
            />
          </div>
        </>
      )}
    </>
  )
}

const WAYS = {
  blocked: texts.blocked,
  'needs-home-screen': texts.iphone,
  unsupported: texts.unsupported,
  off: texts.off,
} as const

/** What the person has to do themselves, step by step, where nothing can be pushed yet. */
function Way({ head }: { head: { title: string; text: string; steps?: readonly string[] } }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="grid size-16 place-items-center rounded-full bg-areia-200">
        <BellOff aria-hidden="true" className="size-7" />
      </span>
      <h1>{head.title}</h1>
      <p className="text-lead text-muted">{head.text}</p>
      {head.steps ? (
        <ol className="mt-2 grid gap-4">
          {head.steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2rem_1fr] items-start gap-3">
              <span
                aria-hidden="true"
                className="num grid size-8 place-items-center rounded-full bg-mar-900 font-bold text-on-dark text-sm"
              >
                {index + 1}
              </span>
              <span className="pt-1">{step}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

type Shown = { beach: Beach; days: readonly TideDay[]; now: number; rampId: string | null }

/** The push as it will look, with the true next hour. */
function Preview({ beach, days, now, rampId }: Shown) {
  const subject = subjectOf(beach.ramps, rampId)
  const next = nextDeadline(days, subject, now)
  if (!next || !Number.isFinite(next.at)) return null
  const time = minuteText(next.at, MIDNIGHT)
  const metres = metresText(next.heightM)
  const isRamp = subject.kind === 'ramp'
  return (
    <figure aria-label={texts.previewLabel} className="rounded-card bg-mar-900 p-4">
      <div className="grid gap-1 rounded-card bg-white px-4 py-3">
        <p className="num flex justify-between text-muted text-sm">
          <span>{texts.siteName}</span>
          <span>{minuteText(next.at - FIRST_WARNING_MINUTES, MIDNIGHT)}</span>
        </p>
        <p className="num font-bold">
          {isRamp ? texts.preview.leave(time) : texts.preview.high(time)}
        </p>
        <p className="num text-sm">
          {isRamp
            ? texts.preview.leaveText(rampName(subject.ramp), metres)
            : texts.preview.highText(beach.name, metres)}
        </p>
      </div>
    </figure>
  )
}

const rampName = ({ name, level_is_example }: Ramp) =>
  level_is_example ? `${name} (${texts.example})` : name

function Promises({ beach, days, now, rampId }: Shown) {
  const subject = subjectOf(beach.ramps, rampId)
  const next = nextDeadline(days, subject, now)
  const at = next && Number.isFinite(next.at) ? next.at : null
  const words = (minutes: number) => momentWords((at ?? 0) - minutes, now)
  return (
    <>
      {subject.kind === 'tide' ? (
        <p className="rounded-input bg-sol-100 px-4 py-3 text-sm">{texts.noLimit}</p>
      ) : null}
      <ul className="divide-y divide-line">
        <Assurance
          icon={<Timer />}
          title={texts.minutes}
          text={
            at === null
              ? texts.minutesNone
              : texts.minutesText(words(FIRST_WARNING_MINUTES), words(LAST_WARNING_MINUTES))
          }
        />
        <Assurance icon={<CalendarDays />} title={texts.days} text={texts.daysText} />
        <Assurance icon={<BellOff />} title={texts.stopLead} text={texts.stopLeadText} />
      </ul>
    </>
  )
}

function Assurance({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-3 py-2.5 text-mar-600 [&_svg]:size-5">
      {icon}
      <p className="num text-muted text-sm">
        <b className="block text-base text-ink">{title}</b>
        {text}
      </p>
    </li>
  )
}

/** Asked for: when it comes first, a test, and how to stop. */
function Watching({ watch, now, change }: { watch: TideWatch; now: number; change: () => void }) {
  const queries = useQueryClient()
  const test = useSave({ retries: false })
  const stop = useSave({ retries: false })
  const again = () => queries.invalidateQueries({ queryKey: watchQuery(watch.beach).queryKey })
  return (
    <>
      <div role="status" className="grid gap-3">
        <span className="grid size-16 place-items-center rounded-full bg-mangue-100">
          <BellRing aria-hidden="true" className="size-7 text-mangue-700" />
        </span>
        <WhenFirst watch={watch} now={now} />
      </div>
      <p className="flex min-h-14 items-center justify-between gap-4 border-line border-y py-2">
        <span>
          <b className="block">{watch.beach_name}</b>
          <span className="text-muted text-sm">{SPAN_WORDS[watch.span]}</span>
        </span>
        <button
          type="button"
          onClick={change}
          className="min-h-11 font-semibold text-mar-600 underline underline-offset-4"
        >
          {texts.on.change}
        </button>
      </p>
      <p className="grid grid-cols-[1.5rem_1fr] gap-3 rounded-card bg-sol-100 p-4 text-sm">
        <LifeBuoy aria-hidden="true" className="size-6" />
        {texts.on.care}
      </p>
      <Button
        look="line"
        block
        pending={test.isSaving}
        onClick={() =>
          void test.save({
            run: () => testWatch(watch),
            done: texts.on.testSent,
            failed: texts.on.testFailed,
          })
        }
      >
        {texts.on.test}
      </Button>
      <Button
        look="ghost"
        block
        pending={stop.isSaving}
        onClick={() =>
          void stop
            .save({
              run: () => stopWatch(watch.beach),
              done: texts.on.stopped,
              failed: texts.on.stopFailed,
            })
            .then(again)
        }
      >
        <BellOff aria-hidden="true" />
        {texts.on.stop}
      </Button>
    </>
  )
}

function WhenFirst({ watch: { next }, now }: { watch: TideWatch; now: number }) {
  if (!next) {
    return (
      <>
        <h1>{texts.on.none}</h1>
        <p className="text-lead text-muted">{texts.on.noneText}</p>
      </>
    )
  }
  const deadline = wallMinuteAt(new Date(next.deadline))
  const first = wallMinuteAt(new Date(next.first_warning))
  const second = deadline - LAST_WARNING_MINUTES
  const left = durationText(Math.max(0, first - now))
  return (
    <>
      <h1>
        {first > now ? (
          <>
            {texts.on.title(dayWord(first, now))}{' '}
            <mark className="num rounded-item bg-sol-400 px-[.16em] text-inherit">
              {minuteText(first, MIDNIGHT)}
            </mark>
          </>
        ) : (
          texts.on.soon
        )}
      </h1>
      {first > now ? (
        <p className="num text-lead text-muted">
          {second > first
            ? texts.on.after(left, minuteText(second, MIDNIGHT))
            : texts.on.onlyLast(left)}
        </p>
      ) : null}
    </>
  )
}

/** The alarm of the person's own calendar, which works without any of this. */
export function CalendarWays({ leave, high }: { leave: string | null; high: string }) {
  return (
    <section aria-labelledby="outro-jeito" className="mt-4">
      <h2 id="outro-jeito" className="text-h3">
        {texts.otherWays}
      </h2>
      <ul className="mt-2 divide-y divide-line border-line border-t">
        {leave ? (
          <CalendarWay href={leave} title={texts.calendar} text={texts.calendarText} />
        ) : null}
        <CalendarWay href={high} title={texts.highCalendar} text={texts.highCalendarText} />
      </ul>
    </section>
  )
}

function CalendarWay({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <li>
      <a href={href} className="flex min-h-14 items-center gap-3 py-2">
        <CalendarPlus aria-hidden="true" className="size-5" />
        <span className="flex-1">
          <b className="block">{title}</b>
          <span className="text-muted text-sm">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5" />
      </a>
    </li>
  )
}
