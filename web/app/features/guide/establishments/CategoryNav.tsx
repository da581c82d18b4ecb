import type { Category } from '@portal/contract/guide/categories/category'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import type { ChosenCategory } from './chosen-category.rules.ts'
import { type DirectoryState, directoryAddress } from './directory-address.rules.ts'
import { directoryTexts as texts } from './establishments.texts.ts'
import { GuideIcon } from './GuideIcon.tsx'

type CategoryNavProps = {
  categories: readonly Category[]
  chosen: ChosenCategory
  state: DirectoryState
}

/** Two levels: the kinds of the guide, and under the chosen one its own kinds. */
export function CategoryNav({ categories, chosen: { top, current }, state }: CategoryNavProps) {
  const to = (categoria: string | undefined) => directoryAddress(state, { categoria })
  const types = typesOf(categories, top)
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
      {/* On a phone they are in the sheet of the filters: the first place comes before them. */}
      {types.length > 0 ? (
        <nav aria-label={texts.subcategories} className="mt-3 max-md:hidden">
          <div className="rail gap-2 py-1">
            {types.map(({ id, slug, name, parent_id: parent }) => (
              <LinkChip
                key={id}
                to={to(slug)}
                aria-current={id === current?.id ? 'page' : undefined}
                preventScrollReset
              >
                {parent === null ? texts.all : name}
              </LinkChip>
            ))}
          </div>
        </nav>
      ) : null}
    </>
  )
}

/** All of the kind, then each kind within it; nothing where it has none. */
export function typesOf(categories: readonly Category[], top: Category | null): Category[] {
  if (!top) return []
  const within = categories.filter(({ parent_id }) => parent_id === top.id)
  return within.length > 0 ? [top, ...within] : []
}

function TabFace({ category: { icon, name } }: { category: Category }) {
  return (
    <>
      <GuideIcon name={icon} />
      {name}
    </>
  )
}
