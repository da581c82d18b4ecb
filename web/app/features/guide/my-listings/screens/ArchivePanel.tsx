import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { Archive } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { toast } from '~/ui/toast.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { useListingWrites } from '../use-listing-writes.ts'

const texts = myListingsTexts.archive

export function ArchivePanel({ listing }: { listing: Pick<OwnEstablishment, 'id' | 'name'> }) {
  const writes = useListingWrites()
  const navigate = useNavigate()
  async function archive() {
    const outcome = await writes.archive(listing.id, texts.failed)
    if (outcome.kind === 'saved') {
      toast({ title: texts.done, variant: 'success' })
      void navigate(`/dash-espadarte?negocio=${listing.id}`)
    }
  }
  return (
    <Panel aria-label={texts.title} className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-70">
        <h2 className="text-[1.125rem]">{texts.title}</h2>
        <p className="mt-1 text-muted">{texts.text}</p>
      </div>
      <ConfirmDialog
        title={texts.ask(listing.name)}
        description={texts.text}
        confirmLabel={texts.button}
        destructive
        onConfirm={archive}
        trigger={
          <Button look="line" size="sm">
            <Archive aria-hidden="true" />
            {texts.button}
          </Button>
        }
      />
    </Panel>
  )
}
