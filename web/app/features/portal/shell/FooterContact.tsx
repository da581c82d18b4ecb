import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { Clock, type LucideIcon, Mail, Phone } from 'lucide-react'
import { footerHeading, footerRow } from './footer-styles.ts'
import { shellTexts } from './shell.texts.ts'
import { whatsAppLink } from './whatsapp-link.rules.ts'

export function FooterContact({ identity }: { identity: SiteIdentity }) {
  const { contactPhone, contactEmail } = identity
  return (
    <div className="min-w-0">
      <h2 className={footerHeading}>{shellTexts.footer.contact}</h2>
      <ul>
        <li className="num">
          <ContactLink icon={Phone} href={whatsAppLink(contactPhone)} text={contactPhone} />
        </li>
        <li>
          <ContactLink icon={Mail} href={`mailto:${contactEmail}`} text={contactEmail} />
        </li>
        <li>
          <ContactLink icon={Clock} href={null} text={shellTexts.footer.alwaysOnline} />
        </li>
      </ul>
    </div>
  )
}

type ContactLinkProps = { icon: LucideIcon; href: string | null; text: string }

function ContactLink({ icon: Icon, href, text }: ContactLinkProps) {
  const content = (
    <>
      <Icon aria-hidden="true" size={18} strokeWidth={1.9} className="flex-none text-mar-300" />
      <span className="wrap-anywhere min-w-0">{text}</span>
    </>
  )
  if (href === null) return <span className={footerRow}>{content}</span>
  return (
    <a href={href} className={`${footerRow} hover:text-sol-400`}>
      {content}
    </a>
  )
}
