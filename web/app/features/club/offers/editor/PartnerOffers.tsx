import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import { type FormEvent, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { OffersScreen } from './OffersScreen.tsx'

const texts = {
  title: 'Oferta para um parceiro sem plano',
  lead: 'Escolha o negócio: a oferta feita pelo portal vai ao ar na hora e não usa plano.',
  label: 'Nome do negócio',
  find: 'Procurar',
  none: 'Nenhum negócio publicado com este nome.',
  open: (name: string) => `Ofertas de ${name}`,
  back: 'Escolher outro negócio',
}

const MOST_SHOWN = 6
type Found = Pick<EstablishmentCard, 'id' | 'name'>

/** The portal offers for a partner: it goes on the air at once, and no plan is asked for. */
export function PartnerOffers() {
  const [name, setName] = useState('')
  const [found, setFound] = useState<Found[] | string | null>(null)
  const [chosen, setChosen] = useState<Found | null>(null)

  async function find(event: FormEvent) {
    event.preventDefault()
    try {
      const { establishments } = await browserApi.get('/api/v1/establishments', {
        query: { busca: name.trim() },
      })
      setFound(establishments.slice(0, MOST_SHOWN))
    } catch (error) {
      setFound(failureText(error))
    }
  }

  if (chosen) {
    return (
      <Panel aria-label={texts.open(chosen.name)} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-h3">{texts.open(chosen.name)}</h2>
          <Button look="ghost" size="sm" onClick={() => setChosen(null)}>
            {texts.back}
          </Button>
        </div>
        <OffersScreen key={chosen.id} establishment={chosen} isForPortal />
      </Panel>
    )
  }
  return (
    <Panel aria-labelledby="oferta-do-portal" className="grid gap-3">
      <div>
        <h2 id="oferta-do-portal" className="text-h3">
          {texts.title}
        </h2>
        <p className="text-muted text-sm">{texts.lead}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => void find(event)}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1">
          <Field label={texts.label}>
            <Input value={name} onChange={({ target }) => setName(target.value)} maxLength={80} />
          </Field>
        </div>
        <Button type="submit" look="line">
          {texts.find}
        </Button>
      </form>
      <div role="status" className="grid gap-2">
        {typeof found === 'string' ? <p>{found}</p> : null}
        {Array.isArray(found) && found.length === 0 ? <p>{texts.none}</p> : null}
        {Array.isArray(found)
          ? found.map((one) => (
              <Button key={one.id} look="line" size="sm" onClick={() => setChosen(one)}>
                {texts.open(one.name)}
              </Button>
            ))
          : null}
      </div>
    </Panel>
  )
}
