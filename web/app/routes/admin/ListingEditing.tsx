import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { FIELD_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import { LockKeyhole } from 'lucide-react'
import { listingsAdminTexts } from '~/features/guide/listings-admin/listings-admin.texts.ts'
import { StatusBadge } from '~/features/guide/listings-admin/StatusBadge.tsx'
import type { RenderAction } from '~/features/guide/my-listings/screens/EditorScreen.tsx'
import { OwnListing } from '~/features/guide/my-listings/screens/OwnListing.tsx'
import { Decisions } from '~/lists/Decisions.tsx'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { EditorHead } from '~/ui/EditorHead.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { EDITING_SCREENS, EditingScreenView } from '../dashboards/ListingScreenView.tsx'
import { editorAddress, SCREEN } from './listing-editor-address.ts'

const { editing: texts, details } = listingsAdminTexts

/** One listing in its owner's own editor. */
export function ListingEditing({ id, address }: { id: string; address: URLSearchParams }) {
  const screen = EDITING_SCREENS.find((known) => known === address.get(SCREEN)) ?? 'negocio'
  const nobody = { id, role: null }
  return (
    <OwnListing listing={nobody}>
      {(listing) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <EditorHead back={texts.back} title={listing.name}>
            <StatusBadge status={listing.status} />
          </EditorHead>
          {listing.may.edit ? (
            <>
              <LinkTabs
                label={texts.parts}
                links={EDITING_SCREENS.map((known) => ({
                  label: texts.screens[known],
                  to: editorAddress(id, known),
                  current: known === screen,
                }))}
              />
              <EditingScreenView
                key={screen}
                screen={screen}
                listing={nobody}
                renderAction={publishAction}
              />
            </>
          ) : (
            <EmptyState icon={<LockKeyhole />} title={texts.readOnly} level="h2">
              {texts.readOnlyText}
            </EmptyState>
          )}
        </div>
      )}
    </OwnListing>
  )
}

/** Sent for review and approved in one go: who fills it in is who would look at it. */
const publishAction: RenderAction = (listing, { run, isSaving }) => {
  const { id, name, slug, status, may, completeness } = listing
  if (status === 'published') {
    return (
      <LinkButton to={`/guia/${slug}`} look="line" size="sm">
        {details.page}
      </LinkButton>
    )
  }
  if (!may.submit && status !== 'pending') return null
  const missing = completeness.missing.filter(({ is_required }) => is_required)
  return missing.length > 0 ? (
    <p className="text-muted text-sm">
      {texts.missing(missing.map(({ field }) => FIELD_WORDS[field]))}
    </p>
  ) : (
    <Decisions at="/admin/establishments/:id" id={id}>
      <Button
        size="sm"
        pending={isSaving}
        onClick={() =>
          void run({
            run: () => sendAndApprove(listing),
            done: texts.published(name),
            failed: texts.publishFailed,
          })
        }
      >
        {texts.publish}
      </Button>
    </Decisions>
  )
}

async function sendAndApprove({ id, status, version }: OwnEstablishment) {
  const params = { id }
  const sent =
    status === 'pending'
      ? { version }
      : await browserApi.send('POST', '/api/v1/my/establishments/:id/submit', { params })
  await browserApi.send('POST', '/api/v1/admin/establishments/:id/approve', {
    params,
    body: { version: sent.version },
  })
  return browserApi.get('/api/v1/my/establishments/:id', { params })
}
