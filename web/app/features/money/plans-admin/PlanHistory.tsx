import type { PlanVersion } from '@portal/contract/money/plans/edit-plan'
import {
  PLAN_FIELD_WORDS,
  planChanges,
  planValueText,
} from '@portal/contract/money/plans/plan-changes'
import { dayText } from '~/platform/moments.ts'
import { Panel } from '~/ui/Panel.tsx'
import { plansAdminTexts } from './plans-admin.texts.ts'

const texts = plansAdminTexts.history

/** Every change in sentences, the newest first; the last version is what the plan began with. */
export function PlanHistory({ versions }: { versions: readonly PlanVersion[] }) {
  const changes = versions.flatMap((version, index) => {
    const before = versions[index + 1]
    return before ? [{ version, before }] : []
  })
  return (
    <Panel aria-labelledby="historia-do-plano" className="grid gap-4">
      <h2 id="historia-do-plano" className="text-h3">
        {texts.title}
      </h2>
      {changes.length === 0 ? <p className="text-muted">{texts.empty}</p> : null}
      <ol className="grid gap-4">
        {changes.map(({ version, before }) => (
          <li key={version.version} className="border-line border-t pt-4">
            <Change version={version} before={before} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Change({ version, before }: { version: PlanVersion; before: PlanVersion }) {
  const { all, told, withdrawn, first_in_force: first, last_in_force: last } = version.updates
  return (
    <>
      <p className="text-muted">
        {texts.made(version.made_by ?? texts.someone, dayText(new Date(version.made_at)))}
      </p>
      <ul className="num font-semibold">
        {planChanges(before, version).map(({ field, from, to }) => (
          <li key={field}>
            {texts.change(
              PLAN_FIELD_WORDS[field],
              planValueText(field, from),
              planValueText(field, to),
            )}
          </li>
        ))}
      </ul>
      <p>{texts.newcomers}</p>
      {all > 0 ? <p className="num">{texts.told(told, all)}</p> : null}
      {first && last ? (
        <p className="num">{texts.from(dayText(new Date(first)), dayText(new Date(last)))}</p>
      ) : null}
      {withdrawn > 0 ? <p>{texts.withdrawn}</p> : null}
    </>
  )
}
