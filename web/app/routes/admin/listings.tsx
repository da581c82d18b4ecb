import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { useSearchParams } from 'react-router'
import { ListingsScreen } from '~/features/guide/listings-admin/ListingsScreen.tsx'
import { ListingDetails } from '~/features/portal/moderation/ListingDetails.tsx'
import { historyAddress } from '~/screens/admin-address.ts'
import { useWorker } from '../shell/use-worker.ts'
import { ListingEditing } from './ListingEditing.tsx'
import { EDIT, editorAddress } from './listing-editor-address.ts'

const WAYS = {
  historyOf: historyAddress,
  ownerAt: (email: string) => `/admin/pessoas?${new URLSearchParams({ busca: email })}`,
  queueAt: (id: string) => `/admin/moderacao?${new URLSearchParams({ item: id })}`,
  whole: (id: string) => <ListingDetails id={id} />,
}

/** The table of all of them, or one in its editor. The address says which. */
export default function Listings() {
  const [address] = useSearchParams()
  const { planType } = useWorker()
  const open = address.get(EDIT)
  if (open) return <ListingEditing key={open} id={open} address={address} />
  const editorOf = isAdministratorPlan(planType) ? (id: string) => editorAddress(id) : null
  return <ListingsScreen ways={{ ...WAYS, editorOf }} />
}
