import { ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { shellTexts } from './shell.texts.ts'

/** Apart from the shell's other words: the foot comes after the page, and this with it. */
const OPEN_DATA = 'Dados abertos'
const CITY_NUMBERS = 'A cidade em números'

const link = 'inline-flex min-h-11 items-center gap-2 text-on-dark hover:text-sol-400'

/** The page's body carries the id "topo". */
export function FooterEnd({ siteName, year }: { siteName: string; year: number }) {
  const { footer } = shellTexts
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-4 pb-7 text-xs leading-[1.55]">
      <span>{footer.copyright(year, siteName)}</span>
      <nav
        aria-label={footer.legal}
        className="grid grid-cols-2 gap-x-6 max-md:w-full md:grid-cols-5"
      >
        <Link to="/politica-de-privacidade" className={link}>
          {footer.privacy}
        </Link>
        <Link to="/termos-de-uso" className={link}>
          {footer.terms}
        </Link>
        <Link to="/dados-abertos" className={link}>
          {OPEN_DATA}
        </Link>
        <Link to="/cidade-em-numeros" className={link}>
          {CITY_NUMBERS}
        </Link>
        <a href="#topo" className={link}>
          {footer.backToTop}
          <ArrowUp aria-hidden="true" size={16} strokeWidth={1.9} />
        </a>
      </nav>
    </div>
  )
}
