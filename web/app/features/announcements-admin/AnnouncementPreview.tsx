import { type ReactNode, useState } from 'react'
import { Panel } from '~/ui/Panel.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { announcementsAdminTexts as texts } from './announcements-admin.texts.ts'

/** As people will see it, while it is written. Nothing in it can be pressed. */
export function AnnouncementPreview({ shown, isEmpty }: { shown: ReactNode; isEmpty: boolean }) {
  const [view, setView] = useState<'phone' | 'desktop'>('phone')
  return (
    <Panel aria-labelledby="previa" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="previa" className="text-h3">
          {texts.preview}
        </h2>
        <SegmentedControl
          label={texts.previewLabel}
          value={view}
          onValueChange={setView}
          options={[
            { value: 'phone', label: texts.phone },
            { value: 'desktop', label: texts.desktop },
          ]}
        />
      </div>
      {isEmpty ? (
        <p className="rounded-input bg-areia-100 p-6 text-center text-muted">
          {texts.previewEmpty}
        </p>
      ) : (
        <div
          inert
          className={`mx-auto w-full overflow-hidden rounded-input border border-line bg-areia-50 ${view === 'phone' ? 'max-w-90' : ''}`}
        >
          {shown}
          <p className="p-6 text-center text-placeholder text-sm">{texts.previewPage}</p>
        </div>
      )}
    </Panel>
  )
}
