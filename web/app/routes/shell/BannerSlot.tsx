import { useQuery } from '@tanstack/react-query'
import { announcementsQuery } from '~/features/announcements/announcements.queries.ts'
import { Later } from '~/ui/Later.tsx'

const loadBanner = () =>
  import('~/features/announcements/Banner.tsx').then((module) => module.Banner)
// In the browser's build the condition is false, and nothing of it is left.
const BannerOnServer = import.meta.env.SSR ? await loadBanner() : null

/** Most days have no banner: its code comes with one. */
export function BannerSlot() {
  const banner = useQuery(announcementsQuery()).data?.banner ?? null
  if (!banner) return null
  return (
    <Later
      key={banner.key}
      onServer={BannerOnServer}
      load={loadBanner}
      props={{ banner }}
      skeleton={null}
    />
  )
}
