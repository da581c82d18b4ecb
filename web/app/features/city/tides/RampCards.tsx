import { RAMP_ACCESS_WORDS } from '@portal/contract/city/sights/sight.texts'
import type { Ramp } from '@portal/contract/city/sights/sight-content'
import type { TideDay } from '@portal/contract/city/tides/tide'
import {
  dayWord,
  isSameDay,
  MIDNIGHT,
  metresText,
  minuteText,
  momentWords,
} from '@portal/contract/city/tides/tide.texts'
import { carAdvice, tideMoment, windowsOf } from '@portal/contract/city/tides/tide-now-rules'
import { Check, Clock, Navigation, TriangleAlert, X } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import type { Tides } from './TideCard.tsx'

const texts = {
  title: 'Rampas e acessos',
  lead: 'Cada descida tem o seu limite de água, definido pela administração.',
  leave: 'Retire o carro até',
  limit: 'Limite da água',
  noLevel: 'ainda não definido',
  example: (level: string) => `${level} (nível de exemplo)`,
  opens: 'Volta a abrir',
  inside: 'Dentro do horário previsto',
  outside: 'Fora do horário previsto',
  unknown: 'Sem horário previsto',
  route: 'Rota até a rampa',
  routeTo: (name: string) => `Rota até a rampa: ${name}`,
}

type RampCardsProps = { tides: Tides | null; now: Date; ramps: readonly Ramp[] }

/** Each way down to the sand: whether cars may be there now, until when, and the way to it. */
export function RampCards({ tides, now, ramps }: RampCardsProps) {
  const { minute: wall } = tideMoment(tides?.days ?? [], now)
  if (ramps.length === 0) return null
  return (
    <section aria-labelledby="rampas" className="section bg-areia-100">
      <div className="wrap">
        <h2 id="rampas">{texts.title}</h2>
        <p className="mt-2 text-muted">{texts.lead}</p>
        <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {ramps.map((ramp) => (
            <li key={ramp.id} className="flex flex-col rounded-card bg-areia-50 p-6 lg:p-7">
              <RampState ramp={ramp} days={tides?.days ?? []} now={wall} />
              {ramp.note ? <p className="mt-4 text-muted text-sm">{ramp.note}</p> : null}
              <RouteTo ramp={ramp} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type RampStateProps = { ramp: Ramp; days: readonly TideDay[]; now: number }

function RampState({ ramp, days, now }: RampStateProps) {
  const level = ramp.access === 'closed' || days.length === 0 ? null : ramp.level_m
  const advice = level === null ? null : carAdvice(days, level, now)
  const leaves = advice?.state === 'leave' ? advice.at : null
  const opens =
    level === null ? null : (windowsOf(days, level).find(({ to }) => to > now)?.to ?? null)
  return (
    <>
      <div className="flex">
        {ramp.access === 'open' ? (
          <TideBadge state={advice?.state ?? null} />
        ) : (
          <Badge tone={ramp.access === 'closed' ? 'bad' : 'sol-soft'}>
            {ramp.access === 'closed' ? (
              <X aria-hidden="true" />
            ) : (
              <TriangleAlert aria-hidden="true" />
            )}
            {RAMP_ACCESS_WORDS[ramp.access]}
          </Badge>
        )}
      </div>
      <h3 className="mt-4 text-[1.375rem]">{ramp.name}</h3>
      {leaves === null ? null : (
        <p className="num mt-5 font-bold font-head text-[2.5rem] leading-none tracking-[-0.03em]">
          <span className="mb-1.5 block font-normal font-text text-muted text-sm tracking-normal">
            {texts.leave}
          </span>
          {minuteText(leaves, MIDNIGHT)}
          {isSameDay(leaves, now) ? null : (
            <span className="font-semibold font-text text-lg tracking-normal">
              {' '}
              {dayWord(leaves, now)}
            </span>
          )}
        </p>
      )}
      {ramp.access === 'closed' ? null : (
        <dl className="num mt-5 grid gap-1.5 border-line border-t pt-4 text-sm [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
          <div>
            <dt className="text-muted">{texts.limit}</dt>
            <dd className="text-right font-semibold">{levelText(ramp)}</dd>
          </div>
          {opens === null ? null : (
            <div>
              <dt className="text-muted">{texts.opens}</dt>
              <dd className="font-semibold">{momentWords(opens, now)}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  )
}

/** A level of the demonstration is never taken for the administration's. */
function levelText({ level_m, level_is_example }: Ramp): string {
  if (level_m === null) return texts.noLevel
  return level_is_example ? texts.example(metresText(level_m)) : metresText(level_m)
}

/** Never "seguro": only inside or outside the hours the tide allows. */
function TideBadge({ state }: { state: 'leave' | 'out' | 'dry' | null }) {
  if (state === null) {
    return (
      <Badge>
        <Clock aria-hidden="true" />
        {texts.unknown}
      </Badge>
    )
  }
  return state === 'out' ? (
    <Badge tone="bad">
      <X aria-hidden="true" />
      {texts.outside}
    </Badge>
  ) : (
    <Badge tone="ok">
      <Check aria-hidden="true" />
      {texts.inside}
    </Badge>
  )
}

function RouteTo({ ramp: { name, latitude, longitude } }: { ramp: Ramp }) {
  if (latitude === null || longitude === null) return null
  const goal = encodeURIComponent(`${latitude},${longitude}`)
  return (
    <div className="mt-auto pt-6">
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${goal}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.routeTo(name)}
        className={buttonStyle({ look: 'line', block: true })}
      >
        <Navigation aria-hidden="true" />
        {texts.route}
      </a>
    </div>
  )
}
