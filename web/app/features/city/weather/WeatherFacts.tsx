import type { Weather } from '@portal/contract/city/weather/weather'
import {
  rainText,
  WEATHER_FACT_NAMES,
  type WeatherFact,
  weatherFacts,
} from '@portal/contract/city/weather/weather.texts'
import { CloudRain, type LucideIcon, SunMedium, Waves, Wind } from 'lucide-react'
import { cityDay, cityHour, hourText } from '~/platform/moments.ts'
import { weatherTexts as texts } from './weather.texts.ts'

const ICONS: Record<WeatherFact['kind'], LucideIcon> = {
  rain: CloudRain,
  wind: Wind,
  uv: SunMedium,
  waves: Waves,
}

/** What is left of a day is little then: one plans the next. */
const EVENING_HOUR = 20
const DAY_MS = 86_400_000

export type WeatherFactsProps = { weather: Weather | null; now: Date }

/**
 * What is left of today, in the evening tomorrow, with its source, its hour and its licence. By the clock of who looks: a page kept
 * on the phone says nothing that has grown old meanwhile.
 */
export function WeatherFacts({ weather, now }: WeatherFactsProps) {
  if (!weather || now >= new Date(weather.silent_at)) return null
  const isEvening = cityHour(now) >= EVENING_HOUR
  const date = cityDay(isEvening ? new Date(now.getTime() + DAY_MS) : now)
  const day = weather.days.find((one) => one.date === date)
  const facts = day ? weatherFacts(day) : []
  if (!day || facts.length === 0) return null
  const readAt = hourText(new Date(weather.read_at))
  return (
    <section aria-labelledby="tempo" className="border-line border-t pt-4">
      <h3 id="tempo" className="text-base">
        {isEvening ? texts.tomorrow : texts.title(day.is_rest)}
        {day.rain ? <span className="font-normal text-muted">. {rainText(day)}.</span> : null}
      </h3>
      {day.has_thunder ? <p className="mt-1 text-sm">{texts.thunder}</p> : null}
      <dl className="num mt-3 grid grid-cols-2 gap-x-4 gap-y-3.5 md:grid-cols-4">
        {facts.map(({ kind, value, more }) => {
          const Icon = ICONS[kind]
          return (
            <div key={kind}>
              <dt className="flex items-center gap-1.5 text-muted text-xs">
                <Icon aria-hidden="true" className="size-4 text-mar-600" />
                {WEATHER_FACT_NAMES[kind]}
              </dt>
              <dd className="mt-0.5 font-bold font-head text-[1.375rem] leading-[1.15]">{value}</dd>
              <dd className="text-muted text-xs">{more}</dd>
            </div>
          )
        })}
      </dl>
      <p className="num mt-3 text-muted text-xs leading-normal">
        {texts.from}
        <Outside href={weather.source.url}>{weather.source.name}</Outside>
        {texts.read(readAt, hourText(new Date(weather.silent_at)))}
        <Outside href={weather.licence.url}>{weather.licence.name}</Outside>.
      </p>
    </section>
  )
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-block py-1 font-semibold text-mar-600 underline"
    >
      {children}
    </a>
  )
}
