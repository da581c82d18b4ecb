import type { PlanChangePreview } from '@portal/contract/money/plans/edit-plan'
import { dayText } from '~/platform/moments.ts'
import { Panel } from '~/ui/Panel.tsx'
import { plansAdminTexts } from './plans-admin.texts.ts'
import type { PlanPreview } from './use-plan-preview.ts'

const texts = plansAdminTexts.affected

/** Before anything is saved: who is told, who keeps what, and from when the change holds for whom. */
export function Affected({ of }: { of: PlanPreview }) {
  return (
    <Panel role="status" aria-label={texts.title} className="grid gap-1.5">
      <h2 className="text-h3">{texts.title}</h2>
      {sentences(of).map((sentence) => (
        <p key={sentence} className="num">
          {sentence}
        </p>
      ))}
    </Panel>
  )
}

function sentences({ isChanged, isRight, preview }: PlanPreview): string[] {
  if (!isChanged) return [texts.nothing]
  if (!isRight) return [texts.wrong]
  if (preview.isError) return [texts.failed]
  return preview.data ? sentencesOf(preview.data) : []
}

function sentencesOf(preview: PlanChangePreview) {
  const { subscribers, told, first_in_force: first, last_in_force: last } = preview
  const quiet = texts.quiet(preview)
  if (told === 0 || !first || !last) {
    return [texts.newcomers, subscribers === 0 ? texts.nobody : texts.grows(subscribers), ...quiet]
  }
  return [
    texts.newcomers,
    texts.told(told, subscribers),
    texts.from(dayText(new Date(first)), dayText(new Date(last))),
    texts.grown,
    ...quiet,
  ]
}
