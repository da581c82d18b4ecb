import { Link } from 'react-router'
import { footerHeading, footerRow } from './footer-styles.ts'
import { FOOTER_LINKS } from './navigation.ts'
import { shellTexts } from './shell.texts.ts'

export function FooterLinks() {
  return (
    <nav aria-label={shellTexts.footer.quickLinks}>
      <h2 className={footerHeading}>{shellTexts.footer.quickLinks}</h2>
      <ul className="columns-2 gap-6">
        {FOOTER_LINKS.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={`${footerRow} hover:text-sol-400`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
