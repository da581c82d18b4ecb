import type {
  MyEstablishment,
  OwnEstablishment,
} from '@portal/contract/guide/establishments/own-establishment'
import { ROLE_WORDS } from '@portal/contract/guide/team/team-rights'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '~/platform/api.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { ownListingQuery } from '../my-listings.queries.ts'
import { myListingsTexts as texts } from '../my-listings.texts.ts'

type OwnListingProps = {
  /** Without a role for the administration, which is none of its people. */
  listing: Pick<MyEstablishment, 'id'> & Pick<OwnEstablishment, 'role'>
  children: (listing: OwnEstablishment) => ReactNode
}

/**
 * The whole of a listing, once it is read; read anew, the one last seen stays: a new session must not
 * take away what is being written.
 */
export function OwnListing({ listing: { id, role }, children }: OwnListingProps) {
  const query = useQuery(ownListingQuery(id))
  const [last, setLast] = useState<OwnEstablishment | null>(null)
  if (query.data && query.data !== last) setLast(query.data)
  const shown = query.data ?? (last?.id === id ? last : null)
  if (shown) return children(shown)
  if (role && isForbidden(query.error)) return <NotYours role={role} listingId={id} />
  if (query.isError) {
    return (
      <ErrorState
        title={texts.loadFailed}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return <ScreenSkeleton />
}

const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403

type NotYoursProps = { role: MyEstablishment['role']; listingId: string }

/** Said, not hidden: the address may come from somebody with another role. */
export function NotYours({ role, listingId }: NotYoursProps) {
  return (
    <EmptyState
      icon={<LockKeyhole />}
      title={texts.forbidden.title}
      level="h2"
      action={
        <LinkButton to={screenAddress('inicio', listingId)}>{texts.forbidden.action}</LinkButton>
      }
    >
      {texts.forbidden.text(ROLE_WORDS[role])}
    </EmptyState>
  )
}

export function ScreenSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-9 w-60 max-w-full" />
      <Skeleton shape="block" className="h-48" />
      <Skeleton shape="block" className="h-72" />
    </div>
  )
}
