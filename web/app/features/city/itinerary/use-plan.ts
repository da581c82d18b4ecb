import { useSyncExternalStore } from 'react'
import { type KeptStop, readNothingKept, readPlanKept, subscribePlan } from './local-plan.ts'

/** Empty on the server and while the page is taken over: it draws the same for everybody. */
export const usePlan = (): readonly KeptStop[] =>
  useSyncExternalStore(subscribePlan, readPlanKept, readNothingKept)
