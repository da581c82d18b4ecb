import { queryOptions } from '@tanstack/react-query'
import { browserApi } from './api.ts'

const FRESH_MS = 5 * 60_000

/** Prices and limits as they are for who subscribes now. */
export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: () => browserApi.get('/api/v1/plans'),
    select: ({ plans }) => plans,
    staleTime: FRESH_MS,
  })

/** What the person agreed to, and what changes in it. */
export const ownPlanQuery = () =>
  queryOptions({
    queryKey: ['me', 'plan'],
    queryFn: () => browserApi.get('/api/v1/my/plan'),
    staleTime: FRESH_MS,
  })

/** What the own businesses use of the plan; it changes as they are edited. */
export const planUseQuery = () =>
  queryOptions({
    queryKey: ['me', 'plan-use'],
    queryFn: () => browserApi.get('/api/v1/my/plan-use'),
    select: ({ businesses }) => businesses,
    refetchOnMount: 'always',
  })

/** The trial of who is signed in: in force, or waiting for the e-mail to be confirmed. */
export const trialQuery = () =>
  queryOptions({
    queryKey: ['me', 'trial'],
    queryFn: () => browserApi.get('/api/v1/subscriptions/trial'),
  })
