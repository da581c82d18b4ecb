import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { myListingsQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { IconLink } from '~/ui/IconLink.tsx'
import { editorAddress } from '../admin/listing-editor-address.ts'
import { useWorker } from '../shell/use-worker.ts'

const EDIT = 'Editar esta página'
/** One answer serves a walk through the guide: who owns what changes seldom. */
const FRESH_MS = 10 * 60_000

/** For who may edit the business: its people in their dashboard, the administration in its own area. */
export function EditLink({ listingId }: { listingId: string }) {
  const { planType } = useWorker()
  const own = useQuery({ ...myListingsQuery(), staleTime: FRESH_MS, refetchOnMount: true })
  const isTheirs = own.data?.some(({ id, may }) => id === listingId && may.edit)
  const address = isTheirs
    ? screenAddress('negocio', listingId)
    : isAdministratorPlan(planType)
      ? editorAddress(listingId)
      : null
  return address ? (
    <IconLink to={address} label={EDIT}>
      <Pencil aria-hidden="true" />
    </IconLink>
  ) : null
}
