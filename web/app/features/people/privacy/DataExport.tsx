import { FileText } from 'lucide-react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { PrivacyPanel } from './PrivacyPanel.tsx'
import { privacyTexts } from './privacy.texts.ts'

const texts = privacyTexts.exporting

/** LGPD art. 18: everything, without asking anybody. */
export function DataExport() {
  const { user } = useAuth()
  return (
    <PrivacyPanel
      title={texts.title}
      text={user?.email_verified ? texts.text : `${texts.text} ${texts.unproved}`}
    >
      <LinkButton to="/meus-dados" look="line" size="sm">
        <FileText aria-hidden="true" />
        {texts.action}
      </LinkButton>
    </PrivacyPanel>
  )
}
