import type { DeliveryZone } from '@portal/contract/storefront/orders/ordering'
import { useQuery } from '@tanstack/react-query'
import { BedDouble } from 'lucide-react'
import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { streetOptions, streetSuggestionsQuery } from '~/platform/street-suggestions.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { SuggestInput } from '~/ui/SuggestInput.tsx'
import { type AddressDraft, addressOfLodging, splitStreet } from './address-suggestions.rules.ts'
import { type CheckoutDraft, fieldId } from './checkout.rules.ts'
import { checkoutTexts } from './checkout.texts.ts'

const texts = checkoutTexts.suggestions

type StreetFieldProps = {
  draft: CheckoutDraft
  error: string | undefined
  onChange: (changes: AddressDraft) => void
}

/** Any street can be written; "Rua do Farol, 51" fills in its number too. */
export function StreetField({ draft, error, onChange }: StreetFieldProps) {
  const { data = [] } = useQuery(streetSuggestionsQuery(draft.street, null))
  return (
    <Field id={fieldId('street')} label={checkoutTexts.street} error={error}>
      <SuggestInput
        value={draft.street}
        maxLength={120}
        options={streetOptions(data)}
        countText={texts.streets}
        onValueChange={(street) => onChange({ street })}
        onChoose={({ label }) => onChange({ street: label })}
        onBlur={() => {
          const split = draft.number === '' ? splitStreet(draft.street) : null
          if (split) onChange(split)
        }}
      />
    </Field>
  )
}

const SHORTEST = 2
const STALE_MS = 60_000

type LodgingFieldProps = {
  zones: readonly DeliveryZone[]
  onChange: (changes: AddressDraft) => void
}

/** Guests know the name of where they stay, and seldom its street. */
export function LodgingField({ zones, onChange }: LodgingFieldProps) {
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const busca = typed.trim()
  const { data } = useQuery({
    queryKey: ['lodgings', busca],
    queryFn: () =>
      browserApi.get('/api/v1/establishments', { query: { categoria: 'onde-ficar', busca } }),
    enabled: busca.length >= SHORTEST && busca !== chosen,
    staleTime: STALE_MS,
    retry: 0,
  })
  const found = data?.establishments ?? []

  async function choose(slug: string, name: string) {
    setTyped(name)
    setChosen(name)
    const lodging = await browserApi
      .get('/api/v1/establishments/:slug', { params: { slug } })
      // Its name is what the courier asks for; the street is written by hand then.
      .catch(() => ({ name, address: null }))
    onChange(addressOfLodging(lodging, zones))
  }
  if (!isAsked) {
    return (
      <Button look="line" size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
        <BedDouble aria-hidden="true" />
        {texts.lodging}
      </Button>
    )
  }
  return (
    <Field label={texts.lodgingName} hint={texts.lodgingHint} optional>
      <SuggestInput
        value={typed}
        maxLength={80}
        options={found.map(({ slug, name, neighbourhood }) => ({
          value: slug,
          label: name,
          hint: neighbourhood ?? undefined,
        }))}
        countText={texts.lodgings}
        onValueChange={setTyped}
        onChoose={({ value, label }) => void choose(value, label)}
      />
    </Field>
  )
}
