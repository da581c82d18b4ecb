import type { CityPropertyList } from '@portal/contract/properties/properties/city-properties'
import { Banknote, BedDouble, House, type LucideIcon, MapPin, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { type CityState, cityAddress, isPriced, noFilters } from './city-address.rules.ts'
import { cityTexts } from './city-properties.texts.ts'
import { priceText } from './property-text.rules.ts'

const texts = cityTexts.empty

type Way = { icon: LucideIcon; label: string; hint?: string; count: number; to: string }

type CityNothingProps = { list: CityPropertyList; state: CityState; children: ReactNode }

/** Nothing is as it was asked for: each one thing that can be let go, with what that brings. */
export function CityNothing({ list, state, children }: CityNothingProps) {
  const ways = waysOut(list, state)
  return (
    <>
      <h3 className="text-h3">{texts.title[state.negocio]}</h3>
      <p className="mt-1 text-muted">
        {ways.length > 0
          ? texts.change
          : list.near.length > 0
            ? texts.severalChanges
            : texts.nothing}
      </p>
      {ways.length === 0 && list.near.length > 0 ? (
        <LinkButton to={cityAddress(noFilters(state))} look="line" className="mt-3">
          {texts.clear}
        </LinkButton>
      ) : null}
      <ul className="mt-3 grid gap-2 md:max-w-160">
        {ways.map(({ icon: Icon, label, hint, count, to }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-4 rounded-card border border-line px-4 py-2 hover:bg-areia-100"
            >
              <Icon aria-hidden="true" className="size-5 flex-none text-mar-600" />
              <span className="min-w-0 flex-1 font-semibold">
                {label}
                {hint ? (
                  <span className="wrap-break-word block font-normal text-muted text-sm">
                    {hint}
                  </span>
                ) : null}
              </span>
              <b className="num text-mar-600">{count.toLocaleString('pt-BR')}</b>
            </Link>
          </li>
        ))}
      </ul>
      {list.near.length > 0 ? (
        <>
          <h3 className="mt-10 text-h3">{texts.near}</h3>
          {children}
        </>
      ) : null}
    </>
  )
}

function waysOut({ choices }: CityPropertyList, state: CityState): Way[] {
  const least = choices.prices?.least
  const ways: Way[] = [
    {
      icon: Banknote,
      label: texts.anyPrice,
      ...(least === undefined ? {} : { hint: texts.from(priceText(least)) }),
      count: isPriced(state) ? choices.any_price : 0,
      to: cityAddress(state, { de: undefined, ate: undefined }),
    },
    {
      icon: MapPin,
      label: texts.wholeCity,
      hint: texts.wholeCityHint(state.bairro.join(', ')),
      count: state.bairro.length > 0 ? choices.any_neighbourhood : 0,
      to: cityAddress(state, { bairro: [] }),
    },
    {
      icon: House,
      label: texts.anyType,
      count: state.tipo.length > 0 ? choices.any_type : 0,
      to: cityAddress(state, { tipo: [] }),
    },
    {
      icon: BedDouble,
      label: texts.fewer,
      count: state.quartos === undefined ? 0 : choices.any_bedrooms,
      to: cityAddress(state, { quartos: undefined }),
    },
    {
      icon: Sparkles,
      label: texts.anyMatter,
      count: state.importa.length > 0 ? choices.any_matter : 0,
      to: cityAddress(state, { importa: [] }),
    },
  ]
  return ways.filter(({ count }) => count > 0)
}
