import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import type { Catalogue, CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import { ITEM_TAG_WORDS, type ItemTag } from '@portal/contract/storefront/catalogue/catalogue.texts'
import { Printer, Share2, Utensils } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useNow } from '~/platform/use-now.ts'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { inputStyle } from '~/ui/input-style.ts'
import { Picture } from '~/ui/Picture.tsx'
import { SectionTabs } from '~/ui/SectionTabs.tsx'
import { useShare } from '~/ui/use-share.ts'
import { MenuItemRow } from './MenuItemRow.tsx'
import { deliveryTexts, menuTexts, shopTexts } from './menu.texts.ts'
import { dietsOf, filterMenu, type Section } from './menu-filter.rules.ts'
import { ProductCard } from './ProductCard.tsx'

/** A label somebody wrote on a table; anything else in the address is none. */
const TABLE = /^[\p{L}\d][\p{L}\d -]{0,19}$/u

/** The three addresses of a catalogue. */
export type MenuPageKind = 'menu' | 'delivery' | 'shop'
const TEXTS = {
  menu: menuTexts,
  delivery: { ...menuTexts, ...deliveryTexts },
  shop: { ...menuTexts, ...shopTexts },
}

/** What ordering adds to the page, where something can be ordered. */
export type OrderSlots = {
  /** Beside an item that is to be had; its place is kept from the start. */
  action: (item: CatalogueItem, section: Section) => ReactNode
  head: (now: Date) => ReactNode
  foot: (now: Date) => ReactNode
}

type MenuPageProps = {
  business: Pick<Establishment, 'name' | 'slug' | 'photo'>
  menu: Catalogue
  kind?: MenuPageKind
  renderedAt: string
  openLine: (now: Date) => ReactNode
  order?: OrderSlots | null
  /** Under everything that is sold. */
  children?: ReactNode
}

export function MenuPage({
  business,
  menu,
  kind = 'menu',
  renderedAt,
  openLine,
  order = null,
  children,
}: MenuPageProps) {
  const texts = TEXTS[kind]
  const now = useNow(renderedAt)
  const share = useShare(texts.title(business.name))
  const [words, setWords] = useState('')
  const [diets, setDiets] = useState<readonly ItemTag[]>([])
  const shown = useMemo(
    () => filterMenu(menu.sections, { words, diets }),
    [menu.sections, words, diets],
  )
  const isFiltered = words.trim() !== '' || diets.length > 0
  const clear = () => {
    setWords('')
    setDiets([])
  }
  const tabs = useMemo(
    () => shown.map(({ id, name }) => ({ id: anchorOf(id), label: name })),
    [shown],
  )
  return (
    <article className="wrap pt-3 pb-16">
      <div className="flex items-center justify-between gap-2 print:hidden">
        <Breadcrumb
          steps={[
            { label: texts.guide, to: '/guia-comercial' },
            { label: business.name, to: `/guia/${business.slug}` },
          ]}
        />
        <div className="-mr-2 flex invisible in-data-hydrated:visible">
          <IconButton label={texts.print} onClick={() => window.print()}>
            <Printer aria-hidden="true" />
          </IconButton>
          <IconButton label={texts.share} onClick={() => void share()}>
            <Share2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {business.photo ? (
        <Picture
          picture={business.photo}
          alt=""
          ratio="16/9"
          sizes="(min-width: 75rem) 1200px, 100vw"
          loading="priority"
          className="mt-2 max-lg:aspect-auto! max-lg:h-32 lg:aspect-auto! lg:h-50 print:hidden"
        />
      ) : null}
      <header className="mt-5">
        <TableLabel />
        <h1 className="wrap-break-word text-h2 md:text-h1">
          <span className="block text-base text-muted">{texts.menu} </span>
          {business.name}
        </h1>
        <div className="mt-1 print:hidden">{openLine(now)}</div>
        {order?.head(now)}
      </header>
      {menu.sections.length === 0 ? (
        <EmptyState title={texts.empty.title} icon={<Utensils aria-hidden="true" />}>
          {texts.empty.text}
        </EmptyState>
      ) : (
        <>
          <MenuSearch
            label={texts.search}
            words={words}
            onWords={setWords}
            offered={dietsOf(menu.sections)}
            diets={diets}
            onDiets={setDiets}
          />
          <p role="status" className="mt-2 text-sm text-muted empty:hidden">
            {isFiltered && shown.length > 0 ? texts.found(countOf(shown)) : ''}
          </p>
          <SectionTabs label={texts.sections} sections={tabs} />
          {shown.length === 0 ? (
            <EmptyState
              title={texts.nothing.title}
              icon={<Utensils aria-hidden="true" />}
              action={<Button onClick={clear}>{texts.nothing.clear}</Button>}
            >
              {texts.nothing.text}
            </EmptyState>
          ) : null}
          {shown.map((section) => (
            <MenuSection
              key={section.id}
              section={section}
              now={now}
              isShop={kind === 'shop'}
              action={order?.action}
            />
          ))}
          <p className="mt-8 text-sm text-muted">{texts.prices}</p>
          {kind === 'shop' ? null : <p className="mt-2 text-sm text-muted">{texts.allergies}</p>}
        </>
      )}
      {children}
      {order?.foot(now)}
    </article>
  )
}

const anchorOf = (id: string) => `secao-${id}`
const countOf = (sections: readonly Section[]) =>
  sections.reduce((count, { items }) => count + items.length, 0)

/** The copy of the page is the same for every table: which one it is, is read in the browser. */
function TableLabel() {
  const [table, setTable] = useState<string | null>(null)
  useEffect(() => {
    const told = new URLSearchParams(window.location.search).get('mesa')?.trim() ?? ''
    setTable(TABLE.test(told) ? told : null)
  }, [])
  if (table === null) return null
  return (
    <p className="mb-3 inline-block rounded-full bg-sol-400 px-4 py-1 font-bold text-mar-950">
      {menuTexts.table(table)}
    </p>
  )
}

type MenuSearchProps = {
  label: string
  words: string
  onWords: (words: string) => void
  offered: readonly ItemTag[]
  diets: readonly ItemTag[]
  onDiets: (diets: readonly ItemTag[]) => void
}

/** Of use with a script only: until there is one, its place is kept empty. */
function MenuSearch({ label, words, onWords, offered, diets, onDiets }: MenuSearchProps) {
  const toggle = (diet: ItemTag) =>
    onDiets(diets.includes(diet) ? diets.filter((one) => one !== diet) : [...diets, diet])
  return (
    <div className="invisible mt-5 grid gap-2 in-data-hydrated:visible print:hidden">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={words}
        onChange={({ target }) => onWords(target.value)}
        className={inputStyle()}
      />
      {offered.length > 0 ? (
        <ChipRow role="group" aria-label={menuTexts.diets}>
          {offered.map((diet) => (
            <Chip key={diet} pressed={diets.includes(diet)} onClick={() => toggle(diet)}>
              {ITEM_TAG_WORDS[diet]}
            </Chip>
          ))}
        </ChipRow>
      ) : null}
    </div>
  )
}

type MenuSectionProps = {
  section: Section
  now: Date
  isShop: boolean
  action: OrderSlots['action'] | undefined
}

function MenuSection({ section, now, isShop, action }: MenuSectionProps) {
  return (
    <section
      id={anchorOf(section.id)}
      aria-labelledby={`${anchorOf(section.id)}-nome`}
      className="scroll-mt-32 pt-8"
    >
      <h2 id={`${anchorOf(section.id)}-nome`} className="text-h3 md:text-h2">
        {section.name}
      </h2>
      {section.description ? <p className="mt-1 text-muted">{section.description}</p> : null}
      {isShop ? (
        <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
          {section.items.map((item) => (
            <ProductCard
              key={item.id}
              item={item}
              section={section}
              now={now}
              action={action?.(item, section)}
            />
          ))}
        </ul>
      ) : (
        <ul className="grid gap-x-16 lg:grid-cols-2">
          {section.items.map((item) => (
            <MenuItemRow
              key={item.id}
              item={item}
              section={section}
              now={now}
              action={action?.(item, section)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
