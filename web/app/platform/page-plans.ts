import type { Plan } from '@portal/contract/shared/plan'
import type { RouterContextProvider } from 'react-router'
import { pageApi } from './page-api.ts'
import { pageContext } from './page-context.ts'

/** For loaders. Without the prices a page still says what a trial is. */
export async function loadPlans(context: Readonly<RouterContextProvider>): Promise<Plan[] | null> {
  const { reportError } = context.get(pageContext)
  const answer = await pageApi(context)
    .get('/api/v1/plans')
    .catch((error: unknown) => {
      reportError(error)
      return null
    })
  return answer?.plans ?? null
}
