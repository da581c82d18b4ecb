import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { CodeXml } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { EmbedDialog } from './EmbedDialog.tsx'
import { embedsTexts } from './embeds.texts.ts'

const texts = embedsTexts.own

type EmbedPanelProps = {
  establishment: Pick<MyEstablishment, 'slug' | 'name' | 'status'>
  siteName: string
}

/** Offers the owner the card of the business for their own site. */
export function EmbedPanel({ establishment, siteName }: EmbedPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const isPublished = establishment.status === 'published'
  return (
    <Panel aria-labelledby="no-seu-site" className="grid gap-3">
      <h2 id="no-seu-site" className="text-h3">
        {texts.title}
      </h2>
      <p>{isPublished ? texts.text : texts.notPublished}</p>
      {isPublished ? (
        <div>
          <Button look="line" size="sm" onClick={() => setOpen(true)}>
            <CodeXml aria-hidden="true" />
            {texts.open}
          </Button>
        </div>
      ) : null}
      {isOpen ? (
        <EmbedDialog place={establishment} siteName={siteName} onClose={() => setOpen(false)} />
      ) : null}
    </Panel>
  )
}
