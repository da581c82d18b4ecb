import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { Field } from '~/ui/Field.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Select } from '~/ui/Select.tsx'
import type { DashboardOf } from '../tabbar.rules.ts'
import { BarPreview } from './BarPreview.tsx'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import { VIEWER_OPTIONS, type ViewerName } from './viewers.ts'

type PhonePreviewProps = {
  items: readonly TabBarItem[]
  dashboardOf: DashboardOf
  viewer: ViewerName
  onViewerChange: (viewer: ViewerName) => void
}

export function PhonePreview({ items, dashboardOf, viewer, onViewerChange }: PhonePreviewProps) {
  const { preview } = tabbarEditorTexts
  return (
    <Panel
      aria-label={preview.title}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 max-[21.25rem]:px-1 lg:sticky lg:top-24"
    >
      <h2 className="text-[1.125rem]">{preview.title}</h2>
      <Field label={preview.viewer}>
        <Select options={VIEWER_OPTIONS} value={viewer} onValueChange={onViewerChange} />
      </Field>
      {/* A phone of 360 px seen from further away, so that what is cut there is cut here. */}
      <div className="mx-auto flex h-115 w-69 flex-col justify-end overflow-hidden rounded-[28px] border-8 border-mar-950 bg-areia-50">
        <div aria-hidden="true" className="flex-1 bg-areia-100">
          <div className="h-2/5 bg-linear-to-b from-mar-700 to-mar-300" />
          <div className="grid gap-2.5 p-4">
            <div className="h-3 w-3/4 rounded-full bg-areia-200" />
            <div className="h-3 w-1/2 rounded-full bg-areia-200" />
            <div className="mt-2 h-20 rounded-input bg-areia-200" />
          </div>
        </div>
        <div className="w-90 [zoom:0.722]">
          <BarPreview items={items} viewer={viewer} dashboardOf={dashboardOf} />
        </div>
      </div>
      <p className="text-xs text-muted">{preview.saved}</p>
    </Panel>
  )
}
