import { kindOfCategory } from '@portal/contract/guide/establishments/kind-facts'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { AddressFields } from '../fields/AddressFields.tsx'
import { BasicsFields } from '../fields/BasicsFields.tsx'
import { ContactFields } from '../fields/ContactFields.tsx'
import { DetailsFields } from '../fields/DetailsFields.tsx'
import { isWatched } from '../fields/form-fields.ts'
import type { ListingForm } from '../listing-form.rules.ts'
import { categoriesQuery } from '../my-listings.queries.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { useListingForm } from '../use-listing-form.tsx'
import { ArchivePanel } from './ArchivePanel.tsx'
import { SaveBar } from './SaveBar.tsx'
import { levelFor, ScreenHead } from './ScreenHead.tsx'
import { type PageSlot, WholePage } from './WholePage.tsx'

const texts = myListingsTexts.editor

type EditorScreenProps = {
  listing: OwnEstablishment
  /** The page's own card, drawn from what is being written. */
  renderPreview: (listing: OwnEstablishment, form: ListingForm) => ReactNode
  /** The whole page, drawn from the same. */
  renderPage: PageSlot
  /** Beside the title, instead of the way to the page. What it writes, the form goes on from. */
  renderAction?: RenderAction | undefined
}

export type RenderAction = (
  listing: OwnEstablishment,
  editor: Pick<ReturnType<typeof useListingForm>, 'run' | 'isSaving'>,
) => ReactNode

export function EditorScreen(props: EditorScreenProps) {
  const { listing, renderPreview, renderPage, renderAction = viewAction } = props
  const editor = useListingForm(listing)
  const { base, values: form } = editor
  const kindOf = useKind()
  // The administration's own edits wait for nobody.
  const watched = isWatched(base.status) && base.role !== null
  const fields = {
    form,
    problems: editor.fieldProblems,
    onChange: editor.change,
    isWatched: watched,
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHead
        title={texts.title}
        level={levelFor(base)}
        lead={base.role === null ? texts.staffLead : watched ? texts.lead : texts.draftLead}
        action={renderAction(base, editor)}
      />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start">
        <EditorForm
          editor={editor}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 [&_:is(input,textarea,select,button)]:scroll-my-32"
        >
          <EditorSection name="basics">
            <BasicsFields {...fields} />
          </EditorSection>
          <EditorSection name="contact">
            <ContactFields {...fields} />
          </EditorSection>
          <EditorSection name="address">
            <AddressFields {...fields} />
          </EditorSection>
          <EditorSection name="details">
            <DetailsFields {...fields} kind={kindOf(form)} shownModules={base.shown_modules} />
          </EditorSection>
          <SaveBar
            changedCount={editor.changedCount}
            isSaving={editor.isSaving}
            failure={editor.failure}
            onDiscard={editor.discard}
          />
        </EditorForm>
        <aside aria-label={texts.preview} className="grid gap-2 xl:sticky xl:top-26">
          <p className="text-muted text-xs">{texts.preview}</p>
          {/* Seen, not used: its links would lead away from what is being written. */}
          <div inert className="rounded-card border border-line bg-white p-4">
            {renderPreview(base, form)}
          </div>
          {watched ? <p className="text-muted text-xs">{texts.previewWaits}</p> : null}
          <WholePage>{renderPage(base, form)}</WholePage>
        </aside>
      </div>
      {base.may.archive ? <ArchivePanel listing={base} /> : null}
    </div>
  )
}

/** Until the categories are known, what every place is asked. */
function useKind() {
  const { data } = useQuery(categoriesQuery())
  return ({ category_id }: ListingForm) => {
    const category = data?.find(({ id }) => id === category_id)
    return category ? kindOfCategory(category.schema_type, category.icon) : 'other'
  }
}

const viewAction: RenderAction = ({ status, slug }) =>
  status === 'published' ? (
    <LinkButton to={`/guia/${slug}`} look="line" size="sm">
      {texts.view}
    </LinkButton>
  ) : null

type SectionName = keyof typeof texts.sections

function EditorSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const headingId = useId()
  const { title, intro } = texts.sections[name]
  return (
    <Panel aria-labelledby={headingId} className="grid min-w-0 gap-4">
      <div>
        <h2 id={headingId} className="text-[1.125rem]">
          {title}
        </h2>
        <p className="mt-1 text-muted">{intro}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </Panel>
  )
}
