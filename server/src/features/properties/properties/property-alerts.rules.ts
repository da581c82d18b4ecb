import { MOST_ALERTS } from '@portal/contract/properties/properties/properties.texts'
import type { AlertCriteria } from '@portal/contract/properties/properties/property-alert'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import { alertTexts } from './property-alerts.texts.ts'
import type { PropertyCriteria } from './property-criteria.ts'

const DAY_MS = 86_400_000
/** How long the link of the first e-mail is good for; then what was asked is forgotten. */
export const UNPROVED_MS = 3 * DAY_MS
export const KEPT_MS = 365 * DAY_MS

/** As the list of the city is asked. */
export function criteriaOf(kept: AlertCriteria): PropertyCriteria {
  const some = <Value>(values: Value[]) => (values.length > 0 ? values : undefined)
  return {
    negocio: kept.negocio,
    de: kept.de ?? undefined,
    ate: kept.ate ?? undefined,
    quartos: kept.quartos ?? undefined,
    bairro: some(kept.bairro),
    tipo: some(kept.tipo),
    importa: some(kept.importa),
  }
}

/** The city's list with that search, as the web writes its address. */
export function searchPath({ negocio, de, ate, quartos, bairro, tipo, importa }: AlertCriteria) {
  const search = new URLSearchParams()
  if (negocio !== 'venda') search.append('negocio', negocio)
  for (const [name, value] of Object.entries({ de, ate, quartos })) {
    if (value !== null) search.append(name, String(value))
  }
  for (const [name, values] of Object.entries({ bairro, tipo, importa })) {
    if (values.length > 0) search.append(name, values.join(','))
  }
  const text = search.toString()
  return text ? `/imoveis?${text}` : '/imoveis'
}

export function requireRoomForAlert(held: number) {
  if (held < MOST_ALERTS) return
  throw new Conflict('property-alerts.limit', 'too many alerts', alertTexts.limit(MOST_ALERTS))
}

export const linkInvalid = () =>
  new Invalid(
    'property-alerts.link-invalid',
    'the link is unknown or old',
    [],
    alertTexts.linkInvalid,
  )
