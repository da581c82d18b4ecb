import { useLocation } from 'react-router'
import { SightsScreen } from '~/features/city/sights-admin/SightsScreen.tsx'
import { ADMIN_PAGES } from '~/screens/admin.screens.ts'
import { SightPhotos } from './SightPhotos.tsx'

/** Beaches and attractions, each at an address of its own. */
export default function Sights() {
  const isBeach = useLocation().pathname.startsWith(ADMIN_PAGES.beaches.path)
  return (
    <SightsScreen
      key={isBeach ? 'beach' : 'attraction'}
      kind={isBeach ? 'beach' : 'attraction'}
      pageOf={(slug) => (isBeach ? `/praia/${slug}` : `/atracao/${slug}`)}
      photos={(part) => <SightPhotos {...part} />}
    />
  )
}
