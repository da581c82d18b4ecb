import { Box } from '~/ui/Box.tsx'
import { Button } from '~/ui/Button.tsx'

/** What the page itself says about a place without an owner. */
const texts = {
  title: 'É seu? Reivindique',
  text: 'Ninguém cuida desta página ainda. Se o negócio é seu, prove com o CNPJ e um código ou documento, e passe a editar horários, fotos e contatos.',
  action: 'Reivindicar esta página',
} as const

type ClaimInvitationProps = { establishmentId?: string; onClaim: () => void }

/** On the page of a place that is nobody's yet: the same for everybody. */
export function ClaimInvitation({ onClaim }: ClaimInvitationProps) {
  return (
    <Box id="reivindicar" className="grid scroll-mt-26 justify-items-start gap-3">
      <h2 className="text-h3">{texts.title}</h2>
      <p className="max-w-[56ch] text-muted">{texts.text}</p>
      <Button look="line" size="sm" onClick={onClaim} className="invisible in-data-live:visible">
        {texts.action}
      </Button>
    </Box>
  )
}
