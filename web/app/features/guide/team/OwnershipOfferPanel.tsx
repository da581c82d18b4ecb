import type { OwnershipOffer } from '@portal/contract/guide/team/team'
import { dayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { teamTexts } from './team.texts.ts'
import type { useTeamChanges } from './use-team-changes.ts'

const texts = teamTexts.handOver

type OwnershipOfferPanelProps = {
  offer: OwnershipOffer
  placeName: string
  changes: ReturnType<typeof useTeamChanges>
  onAccepted: () => void
}

/** Seen by the two it is about: one waits or takes it back, the other says yes or no. */
export function OwnershipOfferPanel(props: OwnershipOfferPanelProps) {
  const { offer, placeName, changes, onAccepted } = props
  const until = dayText(new Date(offer.expires_at))
  const { may, from, to } = offer
  return (
    <Panel aria-labelledby="oferta" className="grid gap-3">
      <h2 id="oferta" className="text-h3">
        {texts.title}
      </h2>
      <p className="font-semibold wrap-anywhere">
        {may.accept ? texts.asked(from.name, placeName, until) : texts.waiting(to.name, until)}
      </p>
      {may.accept ? <p className="text-muted">{texts.askedText}</p> : null}
      <div className="grid gap-2 md:flex md:flex-wrap">
        {may.accept ? (
          <Button
            look="primary"
            pending={changes.isPending}
            onClick={async () => {
              if (await changes.accept(placeName)) onAccepted()
            }}
          >
            {texts.accept}
          </Button>
        ) : null}
        <Button
          look="line"
          pending={changes.isPending}
          onClick={() => void changes.withdraw(may.accept ? texts.declined : texts.withdrawn)}
        >
          {may.accept ? texts.decline : texts.withdraw}
        </Button>
      </div>
    </Panel>
  )
}
