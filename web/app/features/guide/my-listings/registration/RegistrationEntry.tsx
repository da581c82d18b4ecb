import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { momentText } from '~/platform/moments.ts'
import { DASHBOARD, REGISTRATION, screenAddress } from '~/screens/screen-address.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { allowanceQuery, myListingsQuery } from '../my-listings.queries.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { OwnListing, ScreenSkeleton } from '../screens/OwnListing.tsx'
import type { PhotosSlot } from '../screens/PhotosScreen.tsx'
import type { PageSlot } from '../screens/WholePage.tsx'
import { resumeAddress } from '../step-address.rules.ts'
import { NoPlan } from './NoPlan.tsx'
import { Registration } from './Registration.tsx'

const texts = myListingsTexts

type RegistrationEntryProps = {
  userId: string
  /** Of the account; a new business waits until it is known. */
  whatsapp: string | undefined
  renderPhotos: PhotosSlot
  renderPage: PageSlot
}

/** Going on with a draft, beginning one where the plan has room for it, or why not. */
export function RegistrationEntry(props: RegistrationEntryProps) {
  const [search] = useSearchParams()
  const id = search.get('negocio')
  const listings = useQuery(myListingsQuery())
  if (listings.isError && !listings.data) {
    return (
      <div className="wrap section">
        <ErrorState
          title={texts.listFailed}
          retrying={listings.isFetching}
          onRetry={() => void listings.refetch()}
        />
      </div>
    )
  }
  if (!listings.data) return <Waiting />
  const chosen = listings.data.find((listing) => listing.id === id)
  if (id && (chosen || listings.isFetching)) {
    return (
      <OwnListing listing={chosen ?? { id, role: 'owner' }}>
        {(draft) =>
          draft.may.submit || draft.status === 'draft' ? (
            <Registration key={draft.id} draft={draft} {...props} />
          ) : (
            <AlreadySent id={draft.id} />
          )
        }
      </OwnListing>
    )
  }
  const drafts = listings.data.filter(({ status, may }) => status === 'draft' && may.edit)
  if (drafts.length > 0 && !search.has('novo')) return <ResumeChoice drafts={drafts} />
  return <NewListing {...props} />
}

function Waiting() {
  return (
    <div className="wrap py-10">
      <ScreenSkeleton />
    </div>
  )
}

/** No answer is a no: nobody writes a page of text that would then be refused. */
function NewListing(props: RegistrationEntryProps) {
  const allowance = useQuery(allowanceQuery())
  if (allowance.isPending || props.whatsapp === undefined) return <Waiting />
  if (allowance.isError) {
    return (
      <div className="wrap section">
        <ErrorState
          title={texts.allowance.failed}
          retrying={allowance.isFetching}
          onRetry={() => void allowance.refetch()}
        />
      </div>
    )
  }
  if (allowance.data.allowed) {
    return <Registration draft={null} {...props} />
  }
  if (!allowance.data.limit) return <NoPlan />
  return (
    <div className="wrap section">
      <EmptyState
        icon={<Store />}
        title={texts.allowance.full.title}
        level="h2"
        action={<LinkButton to={DASHBOARD}>{texts.allowance.full.action}</LinkButton>}
      >
        {texts.allowance.full.text(allowance.data.limit)}
      </EmptyState>
    </div>
  )
}

function ResumeChoice({ drafts }: { drafts: readonly MyEstablishment[] }) {
  const { resume } = texts.registration
  return (
    <div className="wrap grid max-w-200 gap-5 py-8 md:py-12">
      <div>
        <h1>{resume.title}</h1>
        <p className="mt-2 text-lead text-muted">{resume.lead}</p>
      </div>
      {drafts.map(({ id, name, updated_at }, index) => (
        <Panel key={id} aria-label={name} className="grid gap-3">
          <p>
            <b className="font-semibold">{name}</b>
            <span className="block text-muted text-sm">
              {resume.updated(momentText(new Date(updated_at)))}
            </span>
          </p>
          <LinkButton to={resumeAddress(id)} look={index === 0 ? 'primary' : 'line'}>
            {resume.go(name)}
          </LinkButton>
        </Panel>
      ))}
      <LinkButton to={`${REGISTRATION}?novo=1`} look="ghost">
        {resume.another}
      </LinkButton>
    </div>
  )
}

function AlreadySent({ id }: { id: string }) {
  const { notDraft, sent } = texts.registration
  return (
    <div className="wrap section">
      <EmptyState
        icon={<Store />}
        title={notDraft.title}
        level="h2"
        action={<LinkButton to={screenAddress('inicio', id)}>{sent.dashboard}</LinkButton>}
      >
        {notDraft.text}
      </EmptyState>
    </div>
  )
}
