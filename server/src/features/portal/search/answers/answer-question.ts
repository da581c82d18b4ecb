import type { FoundStreet } from '@portal/contract/ground/streets/street'
import type { AnswerRuleId } from '@portal/contract/portal/search/answer.texts'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { dayAt } from '@portal/contract/shared/time-zones'
import { inWords } from '../emoji.rules.ts'
import type { Deps } from '../search.feature.ts'
import { wordsToLookUp } from '../understand.rules.ts'
import type { LookUp } from '../words-in-memory.ts'
import { answerBeach } from './answer-beach.ts'
import type { AnswerRow, AnswerTo, Point } from './answer-facts.rules.ts'
import { answerEmergency, answerPharmacy } from './answer-help.ts'
import { answerEvents, answerOwn, answerStreet } from './answer-others.ts'
import { answerPlaces, asksForPlaces } from './answer-places.ts'
import { answerCar, answerSun, answerTide } from './answer-tide.ts'
import { answerNeed } from './answer-utilities.ts'
import { answerWeather } from './answer-weather.ts'
import type { CityKnown } from './city-known.ts'
import { type Heard, hear } from './question.rules.ts'

export type Answering = Pick<Deps, 'clock' | 'stores' | 'ports' | 'searching'> & {
  city: () => Promise<CityKnown>
  lookUp: LookUp
}
export type AnswerQuestion = {
  text: string
  origin?: Point | null
  /** Where whoever asks has looked for streets already. */
  streets?: { streets: RowOf<typeof FoundStreet>[]; isNamed: boolean }
}
/** "Onde fica a rua …": the name begins there. */
const STREET =
  /\b(?:rua|r\.|av|avenida|travessa|trav|tv|alameda|passagem|rodovia|beco|estrada|vila)\b.*/i

export type Answered = { heard: Heard; answer: AnswerRow | null }

/** What a question is answered with, if the portal knows: for a page, a chat, or the team that tries it. */
export async function answerQuestion(
  { text, origin = null, streets }: AnswerQuestion,
  answering: Answering,
): Promise<Answered> {
  const city = await answering.city()
  const now = answering.clock.now()
  const today = dayAt(now)
  const looked = await answering.lookUp(wordsToLookUp(text))
  const words = new Set(
    looked.filter(({ documents }) => documents !== null).map(({ word }) => word),
  )
  const heard = hear(inWords(text), city.ear, today, (word) => words.has(word))
  const to: AnswerTo = { heard, now, today, origin }
  if (heard.intent) {
    return { heard, answer: await byRule(heard.intent.id as AnswerRuleId, to, city, answering) }
  }
  const street = STREET.exec(text)?.[0]
  const named =
    streets?.isNamed && streets.streets.length > 0
      ? streets
      : await answering.ports.searchStreets(street ?? text)
  if (named.isNamed) {
    const answer = answerStreet(named.streets, to)
    if (answer) return { heard, answer }
  }
  return { heard, answer: asksForPlaces(heard) ? await answerPlaces(to, city, answering) : null }
}

async function byRule(
  rule: AnswerRuleId,
  to: AnswerTo,
  city: CityKnown,
  answering: Answering,
): Promise<AnswerRow | null> {
  switch (rule) {
    case 'tide':
      return answerTide(to, city, answering)
    case 'car':
      return answerCar(to, city, answering)
    case 'sun':
      return answerSun(to, answering)
    case 'beach':
      return answerBeach(to, city, answering)
    case 'weather':
      return answerWeather(to, answering)
    case 'pharmacy':
      return answerPharmacy(to, answering)
    case 'police':
    case 'ambulance':
    case 'rescue':
    case 'women':
    case 'hospital':
      return answerEmergency(rule, to, city)
    case 'cash':
    case 'fuel':
    case 'parking':
    case 'toilets':
    case 'tow':
    case 'bus':
      return answerNeed(rule, to, city, answering)
    case 'events':
      return answerEvents(to, answering)
    case 'orders':
    case 'stays':
    case 'coupons':
      return answerOwn(rule, to)
    default:
      return null
  }
}
