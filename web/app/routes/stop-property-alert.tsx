import { alertTexts } from '~/features/properties/properties/alerts.texts.ts'
import { CITY_PATH } from '~/features/properties/properties/city-address.rules.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { StopByLink } from '~/ui/StopByLink.tsx'

const { leave, confirm } = alertTexts
const texts = { ...leave, invalid: confirm.invalid, invalidText: leave.invalidText }

/** The token is not read here: who asks is no business of a page that is the same for everybody. */
export const handle = { searchParameters: ['resultado'] }

export const meta = linkPageMeta(leave.title, '/aviso-de-imoveis/parar')

export default function StopPropertyAlert() {
  return (
    <StopByLink texts={texts}>
      <LinkButton to={CITY_PATH} look="line">
        {confirm.list}
      </LinkButton>
    </StopByLink>
  )
}
