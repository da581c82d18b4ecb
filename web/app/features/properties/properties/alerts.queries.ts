import type { AlertCriteria } from '@portal/contract/properties/properties/property-alert'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import type { CityState } from './city-address.rules.ts'

export const ownAlertsQuery = () =>
  queryOptions({
    queryKey: ['me', 'property-alerts'],
    queryFn: () => browserApi.get('/api/v1/my/property-alerts'),
    refetchOnMount: 'always',
  })

/** What the list shows, as it is kept: each name once, in one order. */
export const criteriaOfState = (state: CityState): AlertCriteria => ({
  negocio: state.negocio,
  de: state.de ?? null,
  ate: state.ate ?? null,
  quartos: state.quartos ?? null,
  bairro: [...state.bairro].sort(),
  tipo: [...state.tipo].sort(),
  importa: [...state.importa].sort(),
})

export const stateOfCriteria = ({ de, ate, quartos, ...rest }: AlertCriteria): CityState => ({
  ...rest,
  ...{ de: de ?? undefined, ate: ate ?? undefined, quartos: quartos ?? undefined },
  ordem: 'recentes',
})

export const isSameSearch = (one: AlertCriteria, other: AlertCriteria): boolean =>
  JSON.stringify(criteriaOfState(stateOfCriteria(one))) ===
  JSON.stringify(criteriaOfState(stateOfCriteria(other)))
