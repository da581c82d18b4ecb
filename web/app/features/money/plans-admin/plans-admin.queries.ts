import type { PaidPlan } from '@portal/contract/shared/plans'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import type { toValues } from './plan-form.rules.ts'

export const PLANS_TO_EDIT_KEY = ['admin', 'plans'] as const

export const plansToEditQuery = () =>
  queryOptions({
    queryKey: PLANS_TO_EDIT_KEY,
    queryFn: () => browserApi.get('/api/v1/admin/plans'),
    refetchOnMount: 'always',
  })

export const planPreviewKey = (id: PaidPlan) => [...PLANS_TO_EDIT_KEY, 'preview', id] as const

/** Whom a change would affect; asked again once the typing pauses. */
export const previewQuery = (id: PaidPlan, body: ReturnType<typeof toValues>) =>
  queryOptions({
    queryKey: [...planPreviewKey(id), body],
    queryFn: () =>
      browserApi.send('POST', '/api/v1/admin/plans/:id/preview', { params: { id }, body }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
