import { TextLink } from '~/ui/TextLink.tsx'
import { clubTexts } from './club.texts.ts'

const texts = clubTexts.join.legal
/** Opens beside the form: reading the terms must not cost what was typed. */
const beside = { target: '_blank', rel: 'noopener' } as const

export function LegalNote() {
  return (
    <p className="text-xs text-muted">
      {texts.before}{' '}
      <TextLink to="/termos-de-uso" {...beside}>
        {texts.terms}
      </TextLink>{' '}
      {texts.between}{' '}
      <TextLink to="/politica-de-privacidade" {...beside}>
        {texts.privacy}
      </TextLink>
      .
    </p>
  )
}
