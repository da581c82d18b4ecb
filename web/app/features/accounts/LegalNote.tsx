import { TextLink } from '~/ui/TextLink.tsx'
import { accountsTexts } from './accounts.texts.ts'

/** Opens beside the form: reading the terms must not cost what was typed. */
const beside = { target: '_blank', rel: 'noopener' } as const

export function LegalNote() {
  const { before, terms, between, privacy } = accountsTexts.signUp.legal
  return (
    <p className="text-xs text-muted">
      {before}{' '}
      <TextLink to="/termos-de-uso" {...beside}>
        {terms}
      </TextLink>{' '}
      {between}{' '}
      <TextLink to="/politica-de-privacidade" {...beside}>
        {privacy}
      </TextLink>
      .
    </p>
  )
}
