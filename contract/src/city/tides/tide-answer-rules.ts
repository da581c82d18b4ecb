import { atTime, fromTime } from '../../shared/clock.texts.ts'
import type { Ramp } from '../sights/sight-content.ts'
import { firstRamp, type LevelledRamp } from './ramp-rules.ts'
import {
  capitalized,
  dayWord,
  durationText,
  isSameDay,
  MIDNIGHT,
  metresText,
  minuteText,
  momentWords,
} from './tide.texts.ts'
import type { TideDay } from './tide.ts'
import { type CarAdvice, carAdvice, heightAt, nextWater } from './tide-now-rules.ts'

/** The answer of a tide card. Never "seguro": only inside the hours that are foreseen. */
const texts = {
  leave: 'Retire o carro até',
  leaveIn: (duration: string, ramp: string) =>
    `Faltam ${duration}. ${ramp}: dentro do horário previsto.`,
  risesUntil: 'A maré sobe até',
  risesFrom: 'A maré sobe a partir de',
  fallsUntil: 'A maré desce até',
  rises: (here: string, there: string) => `Agora sobe: está em ${here} e chega a ${there}.`,
  falls: (here: string, there: string) => `Agora desce: está em ${here} e chega a ${there}.`,
  unavailable: 'Não deu para ler a maré agora',
  out: 'Sem carro na areia agora',
  outUntil: (moment: string) => `Sem carro na areia até ${moment}`,
  outLong: (ramp: string) => `A água fica acima do limite. ${ramp}.`,
  afterwards: (ramp: string) => `Depois, dentro do horário previsto. ${ramp}.`,
  afterwardsBetween: (from: string, to: string, ramp: string) =>
    `Depois, ${fromTime(from)} ${atTime(to)}, dentro do horário previsto. ${ramp}.`,
  dry: 'A água não chega ao limite',
  dryText: (ramp: string) => `Nenhuma maré dos próximos dias alcança o limite. ${ramp}.`,
  noWay: 'Sem acesso de carro à areia',
  noWayText: 'Os acessos desta praia estão fechados a veículos.',
  unknown: 'Vai de carro? Saia antes de a maré subir',
  unknownText: (rise: string) =>
    `${rise} O limite de água desta praia ainda não foi definido: carro só onde as placas e os guarda-vidas permitem.`,
  risingNow: (until: string) => `Ela já está subindo, até ${until}.`,
  risingLater: (from: string) => `Ela sobe a partir de ${from}.`,
  example: 'nível de exemplo',
} as const

/** What the card says first. A time of another day is never without that day's word. */
export type TideAnswer = {
  title: string
  /** Marked behind the title; null where the title says it all. */
  time: string | null
  lead: string
  car: CarAnswer | null
}
/** May the car stay? Never left open: where no level is set, what is known is said. */
export type CarAnswer = { isKnown: boolean; title: string; text: string }

/** `ramps` are null where the question of the car does not arise: no beach is spoken of. */
export function tideAnswer(
  days: readonly TideDay[],
  ramps: readonly Ramp[] | null,
  now: number,
): TideAnswer {
  const ramp = firstRamp(ramps ?? [])
  const advice = ramp ? carAdvice(days, ramp.level_m, now) : null
  if (ramp && advice?.state === 'leave') {
    return {
      title: texts.leave,
      time: minuteText(advice.at, MIDNIGHT),
      lead: dayBefore(advice.at, now) + texts.leaveIn(durationText(advice.inMinutes), nameOf(ramp)),
      car: null,
    }
  }
  return { ...waterAnswer(days, now), car: ramps && carAnswer(days, ramps, ramp, advice, now) }
}

/** Where the water goes, and until when. */
function waterAnswer(days: readonly TideDay[], now: number): Omit<TideAnswer, 'car'> {
  const turn = nextWater(days, now)
  if (!turn) return { title: texts.unavailable, time: null, lead: '' }
  const [here, there] = [metresText(heightAt(days, now)), metresText(turn.height_m)]
  const time = minuteText(turn.at, MIDNIGHT)
  const day = dayBefore(turn.at, now)
  if (turn.kind === 'high') {
    return { title: texts.risesUntil, time, lead: day + texts.rises(here, there) }
  }
  // In the evening one asks when the sea comes back, not how far it still goes.
  return {
    title: day ? texts.risesFrom : texts.fallsUntil,
    time,
    lead: day + texts.falls(here, there),
  }
}

function carAnswer(
  days: readonly TideDay[],
  ramps: readonly Ramp[],
  ramp: LevelledRamp | null,
  advice: CarAdvice | null,
  now: number,
): CarAnswer {
  if (ramp && advice?.state === 'out') return outAnswer(ramp, advice, now)
  if (ramp) return { isKnown: true, title: texts.dry, text: texts.dryText(nameOf(ramp)) }
  if (ramps.length > 0 && ramps.every(({ access }) => access === 'closed')) {
    return { isKnown: true, title: texts.noWay, text: texts.noWayText }
  }
  return { isKnown: false, title: texts.unknown, text: texts.unknownText(riseText(days, now)) }
}

/** Until when no car may be there, and between which hours it may again. */
function outAnswer(
  ramp: LevelledRamp,
  { until, next }: Extract<CarAdvice, { state: 'out' }>,
  now: number,
): CarAnswer {
  const name = nameOf(ramp)
  if (until === null) return { isKnown: true, title: texts.out, text: texts.outLong(name) }
  const title = texts.outUntil(momentWords(until, now))
  if (next === null) return { isKnown: true, title, text: texts.afterwards(name) }
  // Where both lie on one day, its word behind the second is enough.
  const from = isSameDay(until, next) ? minuteText(until, MIDNIGHT) : momentWords(until, now)
  return {
    isKnown: true,
    title,
    text: texts.afterwardsBetween(from, momentWords(next, now), name),
  }
}

/** When the water rises, for who has no level to go by. */
function riseText(days: readonly TideDay[], now: number): string {
  const turn = nextWater(days, now)
  if (!turn) return ''
  const at = momentWords(turn.at, now)
  return turn.kind === 'high' ? texts.risingNow(at) : texts.risingLater(at)
}

const dayBefore = (at: number, now: number) =>
  isSameDay(at, now) ? '' : `${capitalized(dayWord(at, now))}. `

const nameOf = ({ name, level_is_example }: LevelledRamp) =>
  level_is_example ? `${name} (${texts.example})` : name
