import { ApiError } from './api.ts'
import type { pageApi } from './page-api.ts'

type Api = Pick<ReturnType<typeof pageApi>, 'get'>

/** The address of the category that one was merged into; null where it was not, or is unknown. */
export async function movedCategory(
  api: Api,
  slug: string | undefined,
  known: readonly { slug: string }[],
  report: (error: unknown) => void,
): Promise<string | null> {
  if (!slug || known.some((category) => category.slug === slug)) return null
  try {
    const category = await api.get('/api/v1/categories/:slug', { params: { slug } })
    return category.slug === slug ? null : category.slug
  } catch (error) {
    // Nobody ever had it: the page says that there is nothing. Whatever else failed is no reason for more.
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
    if (!isUnknown) report(error)
    return null
  }
}
