import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '~/platform/use-now.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { checkoutTexts as texts } from './checkout.texts.ts'
import { keptNeighbourhood, personInNeighbourhood } from './kept-neighbourhood.ts'
import { type KeptPerson, keptPerson, NOBODY } from './kept-person.ts'
import { type OrderingPlace, useChosenMode } from './use-ordering.ts'

type CheckoutScreenProps = {
  place: OrderingPlace
  renderedAt: string
  /** Of whoever is signed in; null until it is known, and for a visitor. */
  person: Pick<KeptPerson, 'name' | 'phone'> | null
  onStale: () => void
}

/** The cart, and what is missing to send it. */
export function CheckoutScreen({ place, renderedAt, person, onStale }: CheckoutScreenProps) {
  const now = useNow(renderedAt)
  const chosen = useChosenMode(place)
  const [isSent, setSent] = useState(false)
  const { cart } = chosen
  // The page as it was sent knows no cart, and one that was sent is empty.
  if (cart.key === '' || isSent) return <Waiting label={texts.loading} />
  if (cart.lines.length === 0) {
    return (
      <Outcome icon={<ShoppingBag />} title={texts.empty.title} text={texts.empty.text}>
        <LinkButton to={place.base}>{texts.empty.action}</LinkButton>
      </Outcome>
    )
  }
  return (
    <CheckoutForm
      place={place}
      now={now}
      chosen={chosen}
      kept={personInNeighbourhood(keptPerson() ?? { ...NOBODY, ...person }, keptNeighbourhood())}
      person={person}
      onStale={onStale}
      onSent={() => setSent(true)}
    />
  )
}
