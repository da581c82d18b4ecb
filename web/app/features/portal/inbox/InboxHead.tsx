import { CheckCheck } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { inboxTexts } from './inbox.texts.ts'
import type { Shown } from './use-inbox-address.ts'

type InboxHeadProps = {
  /** Unknown until the first page has come. */
  unread: number | undefined
  shown: Shown
  onShow: (shown: Shown) => void
  onMarkAll: () => void
  isMarkingAll: boolean
}

export function InboxHead(props: InboxHeadProps) {
  const { unread, shown, onShow, onMarkAll, isMarkingAll } = props
  const { filter, markAll } = inboxTexts
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <SegmentedControl
        label={filter.label}
        value={shown}
        onValueChange={onShow}
        options={[
          { value: 'all', label: filter.all },
          { value: 'unread', label: filter.unread },
          { value: 'archived', label: filter.archived },
        ]}
      />
      <p role="status" className="text-sm text-muted">
        {unread === undefined ? null : inboxTexts.unread(unread)}
      </p>
      {unread ? (
        <Button look="line" size="sm" pending={isMarkingAll} onClick={onMarkAll}>
          {isMarkingAll ? null : <CheckCheck aria-hidden="true" />}
          {markAll.action}
        </Button>
      ) : null}
    </div>
  )
}
