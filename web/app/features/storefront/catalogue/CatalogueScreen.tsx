import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { OwnCatalogue, OwnItem } from '@portal/contract/storefront/catalogue/catalogue-editor'
import { useQuery } from '@tanstack/react-query'
import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PrivateFailure } from '~/ui/PrivateFailure.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { BulkPrices } from './BulkPrices.tsx'
import type { RowView } from './CatalogueItemRow.tsx'
import { type CatalogueWrites, ownCatalogueQuery, useCatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts as texts } from './catalogue-editor.texts.ts'
import { GroupLibrary } from './GroupLibrary.tsx'
import { ItemEditor, type PhotoSlot } from './ItemEditor.tsx'
import { NewSection } from './SectionForms.tsx'
import { SectionList } from './SectionList.tsx'
import { SheetImport } from './SheetImport.tsx'

type View = RowView | 'groups'
const ALL_VIEWS: readonly View[] = ['items', 'prices', 'order', 'groups']
const VIEWS_OF_STAFF: readonly View[] = ['items', 'groups']
const viewsOf = (mayEdit: boolean) =>
  (mayEdit ? ALL_VIEWS : VIEWS_OF_STAFF).map((value) => ({ value, label: texts.view[value] }))

type CatalogueScreenProps = {
  establishment: Pick<MyEstablishment, 'id'>
  kind: CatalogueKind
  renderPhoto: PhotoSlot
}

/** The menu or the shop of a business, typed quickly and put in order. */
export function CatalogueScreen({ establishment, kind, renderPhoto }: CatalogueScreenProps) {
  const place = { id: establishment.id, kind }
  const catalogue = useQuery(ownCatalogueQuery(place))
  const writes = useCatalogueWrites(place)
  const [edited, setEdited] = useState<string | null>(null)
  const [view, setView] = useState<View>('items')
  if (!catalogue.data) {
    return catalogue.isError ? (
      <Panel aria-label={texts.loadFailed}>
        <PrivateFailure
          status={failureStatus(catalogue.error)}
          title={texts.loadFailed}
          text={failureText(catalogue.error)}
          onRetry={() => void catalogue.refetch()}
          retrying={catalogue.isFetching}
        />
      </Panel>
    ) : (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-12" />
        <Skeleton shape="block" className="h-60" />
      </div>
    )
  }
  const { data } = catalogue
  if (!data.is_in_plan) return <NotInPlan />
  const item = data.sections.flatMap(({ items }) => items).find(({ id }) => id === edited)
  return (
    <>
      <CatalogueHead catalogue={data} place={place} writes={writes} />
      {data.sections.length === 0 ? (
        <EmptyState icon={<UtensilsCrossed />} title={texts.empty.title} level="h2">
          {texts.empty.text}
        </EmptyState>
      ) : (
        <>
          {data.groups.length > 0 || (data.may.edit && data.item_count > 0) ? (
            <SegmentedControl
              label={texts.view.label}
              value={view}
              onValueChange={setView}
              options={viewsOf(data.may.edit)}
            />
          ) : null}
          {view === 'groups' ? (
            <GroupLibrary catalogue={data} place={place} writes={writes} />
          ) : (
            <SectionList
              catalogue={data}
              view={view}
              writes={writes}
              onEdit={({ id }: OwnItem) => setEdited(id)}
            />
          )}
        </>
      )}
      {data.may.edit && (view === 'items' || view === 'order') ? (
        <NewSection writes={writes} />
      ) : null}
      {item ? (
        <ItemEditor
          key={item.id}
          item={item}
          groups={data.groups}
          place={place}
          writes={writes}
          renderPhoto={renderPhoto}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  )
}

type CatalogueHeadProps = {
  catalogue: OwnCatalogue
  place: { id: string; kind: CatalogueKind }
  writes: CatalogueWrites
}

function CatalogueHead({ catalogue, place, writes }: CatalogueHeadProps) {
  const [open, setOpen] = useState<'prices' | 'sheet' | null>(null)
  const { item_count, item_limit, is_switched_on, may, sections } = catalogue
  const close = () => setOpen(null)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{texts.count(item_count, item_limit)}</p>
        {may.edit ? (
          <div className="flex flex-wrap gap-2">
            {item_count > 0 ? (
              <Button look="line" size="sm" onClick={() => setOpen('prices')}>
                {texts.prices.open}
              </Button>
            ) : null}
            {item_count > 0 && place.kind === 'menu' ? (
              <a
                href={`/api/v1/my/establishments/${place.id}/printed-menu`}
                download
                className={buttonStyle({ look: 'line', size: 'sm' })}
              >
                {texts.print}
              </a>
            ) : null}
            <Button look="line" size="sm" onClick={() => setOpen('sheet')}>
              {texts.sheet.open}
            </Button>
          </div>
        ) : null}
      </div>
      {is_switched_on ? null : <p className="rounded-item bg-sol-100 p-3">{texts.switchedOff}</p>}
      {open === 'prices' ? (
        <BulkPrices sections={sections} writes={writes} onClose={close} />
      ) : null}
      {open === 'sheet' ? (
        <SheetImport place={place} onImported={writes.readAgain} onClose={close} />
      ) : null}
    </div>
  )
}

function NotInPlan() {
  return (
    <Panel aria-label={texts.notInPlan.title}>
      <h2 className="text-h3">{texts.notInPlan.title}</h2>
      <p className="mt-2">{texts.notInPlan.text}</p>
      <LinkButton to="/planos" look="ink" className="mt-4">
        {texts.notInPlan.plans}
      </LinkButton>
    </Panel>
  )
}
