import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'
import { PasswordProof } from './PasswordProof.tsx'
import { SecondFactorSetup, type SecondFactorStart } from './SecondFactorSetup.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { openSessionsQuery } from './security.queries.ts'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.secondFactor

type Stage = 'idle' | 'starting' | 'removing' | SecondFactorStart

export function SecondFactorPanel() {
  const { user, session } = useAuth()
  if (!user) return null
  const isOn = user.factors.length > 0
  const hasPassword = user.identities.some(({ provider }) => provider === 'credential')
  return (
    <SecurityPanel
      title={texts.title}
      intro={hasPassword || isOn ? texts.intro : texts.googleOnly}
      aside={
        <Badge tone={isOn ? 'ok' : 'neutral'}>
          {isOn ? <ShieldCheck aria-hidden="true" /> : null}
          {isOn ? texts.on : texts.off}
        </Badge>
      }
    >
      {session?.second_factor === 'set-up' ? (
        <p className="flex items-start gap-2 rounded-item bg-sol-100 p-3 text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          {texts.required}
        </p>
      ) : null}
      {hasPassword ? <SecondFactorSteps isOn={isOn} email={user.email} /> : null}
    </SecurityPanel>
  )
}

function SecondFactorSteps({ isOn, email }: { isOn: boolean; email: string }) {
  const { refreshSession } = useAuth()
  const queries = useQueryClient()
  const [stage, setStage] = useState<Stage>('idle')
  const [hasReturned, setReturned] = useState(false)

  /** What had the focus is gone: the button that takes its place has it next. */
  function stop() {
    setReturned(true)
    setStage('idle')
  }

  async function start(password: string) {
    const body = { password }
    setStage(await browserApi.send('POST', '/api/v1/auth/second-factor', { body }))
  }
  async function remove(password: string, code: string) {
    const body = { password, code: code.replace(/\s/g, '') }
    await browserApi.send('POST', '/api/v1/auth/second-factor/remove', { body })
    await settle()
    toast({ ...texts.disabled, variant: 'success' })
  }
  async function finish() {
    await settle()
    toast({ ...texts.enabled, variant: 'success' })
  }
  /** The other sessions ended with the change: the list of devices shows it. */
  async function settle() {
    await refreshSession()
    void queries.invalidateQueries(openSessionsQuery())
    stop()
  }

  if (typeof stage === 'object') {
    return <SecondFactorSetup start={stage} email={email} onEnabled={finish} onCancel={stop} />
  }
  if (stage === 'starting') {
    return (
      <PasswordProof
        intro={texts.startWith}
        confirmLabel={texts.continue}
        onProof={start}
        onCancel={stop}
      />
    )
  }
  if (stage === 'removing') {
    return (
      <PasswordProof
        intro={texts.removeWith}
        confirmLabel={texts.remove}
        destructive
        withCode
        onProof={remove}
        onCancel={stop}
      />
    )
  }
  return (
    <div>
      <Button
        look="line"
        size="sm"
        autoFocus={hasReturned}
        onClick={() => setStage(isOn ? 'removing' : 'starting')}
      >
        {isOn ? texts.remove : texts.start}
      </Button>
    </div>
  )
}
