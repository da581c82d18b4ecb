import { PLAN_PARAMETER } from '@portal/contract/city/itinerary/plan-text'

export const PLAN_PATH = '/meu-roteiro'
export const STORAGE_KEY = 'portal.roteiro'
export const planCalendar = (plan: string) => `${PLAN_PATH}.ics?${PLAN_PARAMETER}=${plan}`
