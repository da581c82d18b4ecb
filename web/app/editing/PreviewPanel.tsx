import { type ReactNode, useState } from 'react'
import { Panel } from '~/ui/Panel.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { editingTexts } from './editing.texts.ts'

const { preview: texts } = editingTexts
const WIDTHS = [
  { value: 'phone', label: texts.phone },
  { value: 'desktop', label: texts.desktop },
] as const
type Width = (typeof WIDTHS)[number]['value']

type PreviewPanelProps<Other extends string> = {
  label: string
  heading?: 'h2' | 'h3'
  /** What else it can be looked at as, after the two widths. */
  others?: readonly { value: Other; label: string }[]
  children: (view: Width | Other) => ReactNode
}

/** What is written as people will see it, on a phone or on a desktop. */
export function PreviewPanel<Other extends string = never>({
  label,
  heading: Heading = 'h2',
  others = [],
  children,
}: PreviewPanelProps<Other>) {
  const [view, setView] = useState<Width | Other>('phone')
  return (
    <Panel aria-labelledby="previa" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading id="previa" className="text-h3">
          {texts.title}
        </Heading>
        <SegmentedControl
          label={label}
          value={view}
          onValueChange={setView}
          options={[...WIDTHS, ...others]}
        />
      </div>
      {children(view)}
    </Panel>
  )
}

/** Of what stands in the frame: as wide as a phone, or as there is room. */
export const previewWidth = (view: string) => `mx-auto w-full ${view === 'phone' ? 'max-w-90' : ''}`

type PagePreviewProps = { isEmpty: boolean; children: ReactNode }

/** A part of a page, with a page under it. Nothing in it can be pressed. */
export function PagePreview({ isEmpty, children }: PagePreviewProps) {
  return (
    <PreviewPanel label={texts.width}>
      {(view) =>
        isEmpty ? (
          <p className="rounded-input bg-areia-100 p-6 text-center text-muted">{texts.empty}</p>
        ) : (
          <div
            inert
            className={`overflow-hidden rounded-input border border-line bg-areia-50 ${previewWidth(view)}`}
          >
            {children}
            <p className="p-6 text-center text-placeholder text-sm">{texts.page}</p>
          </div>
        )
      }
    </PreviewPanel>
  )
}
