import type {
  OwnCatalogue,
  OwnItem,
  OwnOptionGroup,
} from '@portal/contract/storefront/catalogue/catalogue-editor'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { CataloguePlace, CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import { OptionGroupEditor } from './OptionGroupEditor.tsx'
import { OptionsSoldOut } from './OptionsSoldOut.tsx'

const { groups: texts } = catalogueEditorTexts
const FEW_NAMES = 2

type GroupLibraryProps = { catalogue: OwnCatalogue; place: CataloguePlace; writes: CatalogueWrites }

/** What people choose, written once for all the items that have it. */
export function GroupLibrary({ catalogue, place, writes }: GroupLibraryProps) {
  const [open, setOpen] = useState<OwnOptionGroup | 'new' | null>(null)
  const { groups, may, sections } = catalogue
  const items = new Map(sections.flatMap((section) => section.items).map((one) => [one.id, one]))
  const close = () => setOpen(null)
  return (
    <>
      <p className="text-muted">{texts.lead}</p>
      {groups.length > 0 ? (
        <Panel aria-label={texts.title}>
          <ul>
            {groups.map((group) => (
              <li key={group.id} className="border-line border-t py-2 first:border-t-0">
                <div className="relative grid min-h-11 content-center">
                  {may.edit ? (
                    <button
                      type="button"
                      onClick={() => setOpen(group)}
                      className="cursor-pointer text-left font-semibold wrap-anywhere after:absolute after:inset-0"
                    >
                      <span className="sr-only">{texts.edit}</span> {group.name}
                    </button>
                  ) : (
                    <p className="font-semibold wrap-anywhere">{group.name}</p>
                  )}
                  <p className="truncate text-muted text-sm">
                    {group.options.map(({ name }) => name).join(', ')}
                  </p>
                  <p className="text-muted text-sm">
                    {texts.rule(group)} · {usedBy(group, items)}
                  </p>
                </div>
                <OptionsSoldOut
                  group={group}
                  disabled={!may.sell_out}
                  onSoldOut={(id, isTicked) =>
                    void writes.setSoldOut({ of: 'option', id }, isTicked)
                  }
                />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      {may.edit ? (
        <Button look="primary" className="justify-self-start" onClick={() => setOpen('new')}>
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
      {open ? (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && close()}
          title={open === 'new' ? texts.add : open.name}
          size="lg"
          align="top"
        >
          <OptionGroupEditor
            group={open === 'new' ? null : open}
            place={place}
            writes={writes}
            sections={sections}
            onClose={close}
          />
        </Dialog>
      ) : null}
    </>
  )
}

function usedBy({ item_ids: ids }: OwnOptionGroup, items: ReadonlyMap<string, OwnItem>): string {
  const names = ids.flatMap((id) => items.get(id)?.name ?? [])
  return names.length > 0 && names.length <= FEW_NAMES
    ? texts.inItems(names.join(', '))
    : texts.used(ids.length)
}
