import { type SiteIdentity, siteIdentity } from '@portal/contract/ground/settings/fallbacks'

type Match = { id: string; loaderData?: unknown } | undefined
type RootData = { identity: SiteIdentity; origin: string }

/** The site as the root loader read it; its fallbacks where the root itself failed. */
export function siteOf(matches: readonly Match[]): RootData {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return root ?? { identity: siteIdentity(null), origin: 'http://localhost' }
}
