import type { startSecondFactor } from '@portal/contract/people/accounts/second-factor'
import type { EndpointResult } from '@portal/contract/shared/endpoint'
import { Copy, Download } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { downloadFile } from '~/platform/download-file.ts'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'
import { FirstCodeForm } from './FirstCodeForm.tsx'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.secondFactor
/** Only who turns the second factor on needs it; the account is opened far more often. */
const QrCode = lazy(() => import('~/ui/QrCode.tsx').then((module) => ({ default: module.QrCode })))

export type SecondFactorStart = EndpointResult<typeof startSecondFactor>

type SecondFactorSetupProps = {
  start: SecondFactorStart
  email: string
  onEnabled: () => Promise<void>
  onCancel: () => void
}

/** Three steps on one screen: read the code, keep the backup codes, prove the application works. */
export function SecondFactorSetup({ start, email, onEnabled, onCancel }: SecondFactorSetupProps) {
  const top = useRef<HTMLDivElement>(null)
  // The password form is gone: whoever listens or tabs goes on from the first step.
  useEffect(() => top.current?.focus(), [])
  const file = backupCodesFile(email, start.backup_codes)
  return (
    <div ref={top} tabIndex={-1} className="grid gap-6 outline-none">
      <Step title={texts.scanTitle} text={texts.scanText}>
        <div className="grid justify-items-start gap-4 md:grid-cols-[auto_1fr]">
          <div className="w-60 max-w-full rounded-item border border-line">
            <Suspense fallback={<div className="aspect-square w-full" />}>
              <QrCode text={start.uri} label={texts.qrLabel} />
            </Suspense>
          </div>
          <div className="grid min-w-0 content-start justify-items-start gap-2">
            <p className="text-sm text-muted">{texts.secretTitle}</p>
            <p className="num text-lg font-semibold tracking-wide wrap-anywhere" translate="no">
              {inGroupsOfFour(start.secret)}
            </p>
            <CopyButton text={start.secret}>{texts.copySecret}</CopyButton>
          </div>
        </div>
      </Step>
      <Step title={texts.backupTitle} text={texts.backupText}>
        <ul
          translate="no"
          className="num grid max-w-100 grid-cols-2 gap-x-6 gap-y-1 rounded-item bg-areia-100 p-4 font-semibold"
        >
          {start.backup_codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={start.backup_codes.join('\n')}>{texts.copyCodes}</CopyButton>
          <Button
            look="line"
            size="sm"
            onClick={() => downloadFile(texts.codesFile, 'text/plain', file)}
          >
            <Download aria-hidden="true" />
            {texts.downloadCodes}
          </Button>
        </div>
      </Step>
      <Step title={texts.codeTitle}>
        <FirstCodeForm onEnabled={onEnabled} onCancel={onCancel} />
      </Step>
    </div>
  )
}

type StepProps = { title: string; text?: string; children: ReactNode }

function Step({ title, text, children }: StepProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div>
        <h4 id={headingId} className="text-base font-semibold">
          {title}
        </h4>
        {text ? <p className="text-sm text-muted">{text}</p> : null}
      </div>
      {children}
    </section>
  )
}

/** The file a person keeps: whose codes they are, then one per line. */
function backupCodesFile(email: string, codes: readonly string[]): string {
  return `${texts.codesHeading(email)}\n${codes.join('\n')}\n`
}

/** "JBSWY3DPEHPK3PXP" is copied by hand more easily as "JBSW Y3DP EHPK 3PXP". */
function inGroupsOfFour(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

function CopyButton({ text, children }: { text: string; children: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: texts.copied, variant: 'success' })
    } catch {
      // The browser asks for leave, and leave may be refused.
      toast({ ...texts.copyFailed, variant: 'destructive' })
    }
  }
  return (
    <Button look="line" size="sm" onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {children}
    </Button>
  )
}
