import type { Category } from '@portal/contract/categories/category'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { CATEGORY_ICON_NAMES } from './category-icon-names.ts'
import type { ChosenCategory } from './chosen-category.rules.ts'
import { type DirectoryState, directoryAddress } from './directory-address.rules.ts'
import { directoryTexts as texts } from './establishments.texts.ts'
import { GuideIcon } from './GuideIcon.tsx'

/** An administrator may name an icon nobody drew yet: the shop stands for it. */
const DRAWN = new Set(CATEGORY_ICON_NAMES)

type CategoryNavProps = {
  categories: readonly Category[]
  chosen: ChosenCategory
  state: DirectoryState
}

/** Two levels: the kinds of the guide, and under the chosen one its own kinds. */
export function CategoryNav({ categories, chosen: { top, current }, state }: CategoryNavProps) {
  const to = (categoria: string | undefined) => directoryAddress(state, { categoria })
  const within = top ? categories.filter(({ parent_id }) => parent_id === top.id) : []
  return (
    <>
      <LinkTabs
        label={texts.categories}
        links={[
          { label: texts.everything, to: to(undefined), current: !top },
          ...categories
            .filter(({ parent_id }) => parent_id === null)
            .map((category) => ({
              label: <TabFace category={category} />,
              to: to(category.slug),
              current: category.id === top?.id,
            })),
        ]}
      />
      {top && within.length > 0 ? (
        <nav aria-label={texts.subcategories} className="mt-3">
          <ChipRow>
            <LinkChip
              to={to(top.slug)}
              aria-current={current?.id === top.id ? 'page' : undefined}
              preventScrollReset
            >
              {texts.all}
            </LinkChip>
            {within.map(({ id, slug, name }) => (
              <LinkChip
                key={id}
                to={to(slug)}
                aria-current={id === current?.id ? 'page' : undefined}
                preventScrollReset
              >
                {name}
              </LinkChip>
            ))}
          </ChipRow>
        </nav>
      ) : null}
    </>
  )
}

function TabFace({ category: { icon, name } }: { category: Category }) {
  return (
    <>
      <GuideIcon name={DRAWN.has(icon) ? icon : 'store'} />
      {name}
    </>
  )
}
