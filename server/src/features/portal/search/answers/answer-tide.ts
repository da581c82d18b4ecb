import { firstRamp } from '@portal/contract/city/tides/ramp-rules'
import type { TideDay, TideExtreme } from '@portal/contract/city/tides/tide'
import { TIDE_STATION } from '@portal/contract/city/tides/tide.constants'
import { metresText, minuteText, momentWords } from '@portal/contract/city/tides/tide.texts'
import { tideAnswer } from '@portal/contract/city/tides/tide-answer-rules'
import {
  heightAt,
  nextSun,
  nextWater,
  startOf,
  watersOf,
  windowsOf,
} from '@portal/contract/city/tides/tide-now-rules'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { MINUTES_PER_DAY, wallMinuteAt } from '@portal/contract/shared/time-zones'
import type { Deps } from '../search.feature.ts'
import { type AnswerRow, type AnswerTo, answerOf, dayText } from './answer-facts.rules.ts'
import type { CityKnown } from './city-known.ts'

const HIGH = new Set(['cheia', 'alta', 'enche', 'enchendo', 'sobe', 'subindo', 'preamar'])
const LOW = new Set(['seca', 'baixa', 'vaza', 'vazando', 'secando', 'desce', 'descendo'])
const MIDNIGHT = '0h00'
const DAYS_READ = 4

const texts = {
  name: { high: 'cheia', low: 'seca' } satisfies Record<TideExtreme['kind'], string>,
  nextOf: { high: 'A maré enche até', low: 'A maré seca até' },
  nextWanted: { high: 'Próxima maré cheia', low: 'Próxima maré seca' },
  dayOf: { high: 'Maré cheia', low: 'Maré seca' },
  now: (time: string, height: string, turn: string) => `Agora, ${time}, está em ${height}. ${turn}`,
  reaches: { high: 'A cheia chega a', low: 'A seca chega a' },
  estimate: `Estimativa do Guia para o ${TIDE_STATION}`,
  warning: 'Não use para navegação.',
  week: 'Ver a semana',
  car: 'Carro na areia',
  carOut: 'Sem carro na areia',
  carDry: 'A água não chega ao limite',
  carOutText: (ramp: string) => `${ramp}: fora dessas horas, dentro do horário previsto.`,
  carDryText: (ramp: string) => `${ramp}: nenhuma maré desse dia alcança o limite.`,
  sunNext: { sunset: 'O sol se põe às', sunrise: 'O sol nasce às' },
  sunSource: 'Cálculo do Guia para Salinópolis',
} as const

type Needs = Pick<Deps, 'ports'>
type Beach = CityKnown['beaches'][number]

export const beachAsked = ({ heard }: AnswerTo, { beaches }: CityKnown): Beach | null => {
  const keys = new Set(heard.places.map(({ key }) => key))
  const names = heard.places.map(({ name }) => name.toLocaleLowerCase('pt-BR'))
  return (
    beaches.find(({ slug }) => keys.has(`beach:${slug}`)) ??
    // The bairro has the name of its beach.
    beaches.find(({ name }) =>
      names.some((one) => name.toLocaleLowerCase('pt-BR').endsWith(one)),
    ) ??
    null
  )
}

export async function answerTide(to: AnswerTo, city: CityKnown, needs: Needs): Promise<AnswerRow> {
  const beach = beachAsked(to, city)
  const ramps = beach?.content.ramps ?? []
  const { days, day, at } = await tidesFor(
    to,
    ramps.map(({ level_m }) => level_m),
    needs,
  )
  const isToday = day === to.today
  const { words } = to.heard
  const wanted = words.some((one) => HIGH.has(one))
    ? ('high' as const)
    : words.some((one) => LOW.has(one))
      ? ('low' as const)
      : undefined
  const waters = watersOf(days)
  const ofDay = waters.filter((one) => Math.floor(one.at / MINUTES_PER_DAY) === day)
  const next = isToday ? nextWater(days, at, wanted) : null
  const first = ofDay.find(({ kind }) => !wanted || kind === wanted)?.kind ?? 'high'
  const said = next
    ? {
        title: wanted ? texts.nextWanted[next.kind] : texts.nextOf[next.kind],
        value: momentWords(next.at, at),
        text: texts.now(
          minuteText(at, MIDNIGHT),
          metresText(heightAt(days, at)),
          `${texts.reaches[next.kind]} ${metresText(next.height_m)}.`,
        ),
      }
    : {
        title: texts.dayOf[first],
        value: ofDay
          .filter(({ kind }) => kind === first)
          .map((one) => minuteText(one.at, MIDNIGHT))
          .join(' e '),
        text: '',
      }
  const car = isToday && ramps.length > 0 ? tideAnswer(days, ramps, at) : null
  return answerOf('tide', to.now, {
    label: `Maré ${dayText(day, to.today)}`,
    scope: beach?.name ?? null,
    ...said,
    facts: ofDay.map((one) => ({
      name: texts.name[one.kind],
      value: minuteText(one.at, MIDNIGHT),
      note: metresText(one.height_m),
      is_next: one.at === next?.at,
    })),
    aside: car && { title: carTitle(car), text: car.car ? car.car.text : car.lead },
    actions: [weekOf(beach)],
    ...sourceOf(days, day),
  })
}

const carTitle = ({ title, time, car }: ReturnType<typeof tideAnswer>) =>
  car ? car.title : `${title} ${time ?? ''}`.trim()

const weekOf = (beach: Beach | null) => ({
  kind: 'page' as const,
  text: texts.week,
  href: beach ? `/praia/${beach.slug}` : '/turismo',
})

export async function answerCar(to: AnswerTo, city: CityKnown, needs: Needs): Promise<AnswerRow> {
  const beach = beachAsked(to, city) ?? city.beaches.find(({ content }) => firstRamp(content.ramps))
  const ramps = beach?.content.ramps ?? []
  const { days, day, at } = await tidesFor(
    to,
    ramps.map(({ level_m }) => level_m),
    needs,
  )
  const ramp = firstRamp(ramps)
  const about = {
    label: `${texts.car} ${dayText(day, to.today)}`,
    scope: beach?.name ?? null,
    actions: [weekOf(beach ?? null)],
    ...sourceOf(days, day),
  }
  if (day !== to.today && ramp) {
    const hours = windowsOf(days, ramp.level_m)
      .filter(
        ({ from, to: end }) => end > day * MINUTES_PER_DAY && from < (day + 1) * MINUTES_PER_DAY,
      )
      .map(
        ({ from, to: end }) =>
          `${minuteText(Math.max(from, day * MINUTES_PER_DAY), MIDNIGHT)}–${minuteText(Math.min(end, (day + 1) * MINUTES_PER_DAY))}`,
      )
    return answerOf('car', to.now, {
      ...about,
      title: hours.length > 0 ? texts.carOut : texts.carDry,
      value: hours.join(' e ') || null,
      text: hours.length > 0 ? texts.carOutText(ramp.name) : texts.carDryText(ramp.name),
    })
  }
  const answer = tideAnswer(days, ramps, at)
  if (!answer.car) {
    return answerOf('car', to.now, {
      ...about,
      title: answer.title,
      value: answer.time,
      text: answer.lead,
    })
  }
  const { title, text, isKnown } = answer.car
  return answerOf('car', to.now, { ...about, title, text, is_missing: !isKnown })
}

export async function answerSun(to: AnswerTo, needs: Needs): Promise<AnswerRow> {
  const { days, day, at } = await tidesFor(to, [], needs)
  const { words } = to.heard
  const isRise = words.some((word) => /^(nasc|amanhece|clareia)/.test(word))
  const isSet = words.some((word) => /^(por|poe|escurece|anoitece|entardecer|sunset)$/.test(word))
  const today = days.find((one) => Math.floor(startOf(one) / MINUTES_PER_DAY) === day)
  const next = nextSun(days, at)
  const which = isRise ? 'sunrise' : isSet || !next ? 'sunset' : next.kind
  const minute = today?.[which] ?? 0
  return answerOf('sun', to.now, {
    label: `Sol ${dayText(day, to.today)}`,
    title: texts.sunNext[which],
    value: minuteText(minute),
    facts: today
      ? [
          {
            name: 'nasce',
            value: minuteText(today.sunrise),
            note: '',
            is_next: which === 'sunrise',
          },
          {
            name: 'se põe',
            value: minuteText(today.sunset),
            note: '',
            is_next: which === 'sunset',
          },
        ]
      : [],
    source: { name: texts.sunSource, url: null, checked_at: null },
  })
}

/** The days around the one that is asked for; `at` is now, on the wall's clock. */
async function tidesFor(
  { heard, now, today }: AnswerTo,
  levels: (number | null)[],
  { ports }: Needs,
) {
  const day = heard.when.day ?? today
  const first = Math.min(day, today + DAYS_READ) === day ? Math.min(day, today) - 1 : day - 1
  const span = first < today ? Math.max(DAYS_READ, day - first + 2) : DAYS_READ
  const wanted = Array.from({ length: span }, (_, n) => first + n)
  const read = await ports.readTides(wanted)
  const days: TideDay[] = read(
    first,
    span,
    levels.filter((level) => level !== null),
  )
  return { days, day, at: wallMinuteAt(now) }
}

function sourceOf(days: readonly TideDay[], day: number): Pick<AnswerRow, 'source' | 'note'> {
  const source = days.find(({ date }) => date === isoDateOfDay(day))?.source
  if (source?.kind === 'official') {
    return {
      source: { name: `${source.name}, ${source.edition}`, url: null, checked_at: null },
      note: '',
    }
  }
  return {
    source: { name: texts.estimate, url: null, checked_at: null },
    note: texts.warning,
  }
}
