import { useQuery } from '@tanstack/react-query'
import { Box } from '~/ui/Box.tsx'
import { Button } from '~/ui/Button.tsx'
import { ClaimInvitation } from './ClaimInvitation.tsx'
import { ClaimStanding } from './ClaimStanding.tsx'
import { claimFormTexts as texts } from './claim-form.texts.ts'
import { claimQuery } from './claims.queries.ts'

type ClaimBoxProps = { establishmentId: string; onClaim: () => void }

/** The invitation as a signed-in person sees it: who has claimed the place reads how that stands. */
export function ClaimBox({ establishmentId, onClaim }: ClaimBoxProps) {
  const claim = useQuery(claimQuery(establishmentId)).data?.claim
  if (!claim) return <ClaimInvitation onClaim={onClaim} />
  return (
    <Box id="reivindicar" className="grid scroll-mt-26 justify-items-start gap-3">
      <h2 className="text-h3">{texts.standing[claim.status].title}</h2>
      <ClaimStanding claim={claim} />
      {claim.status === 'rejected' ? (
        <Button look="line" size="sm" onClick={onClaim}>
          {texts.again}
        </Button>
      ) : null}
    </Box>
  )
}
