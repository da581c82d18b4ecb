import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { TabFace, tabStyle } from '../TabFace.tsx'
import { type DashboardOf, isTabActive, visibleTabs } from '../tabbar.rules.ts'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import { type ViewerName, viewerLabel, viewerOf } from './viewers.ts'

type BarPreviewProps = {
  items: readonly TabBarItem[]
  viewer: ViewerName
  dashboardOf: DashboardOf
}

/** The bar as one person's phone draws it at the home page: same rules, same face. */
export function BarPreview({ items, viewer, dashboardOf }: BarPreviewProps) {
  const { barOf, none } = tabbarEditorTexts.preview
  const tabs = visibleTabs(items, viewerOf(viewer), dashboardOf)
  if (tabs.length === 0) return <p className="p-4 text-center text-xs text-muted">{none}</p>
  return (
    <ol
      aria-label={barOf(viewerLabel(viewer))}
      className="flex justify-center border-t border-line bg-areia-50"
    >
      {tabs.map((tab) => (
        <li
          key={tab.position}
          aria-current={isTabActive(tab.route, '/') ? 'page' : undefined}
          className={tabStyle}
        >
          <TabFace tab={tab} />
        </li>
      ))}
    </ol>
  )
}
