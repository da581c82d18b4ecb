import type { ErrorReport } from '@portal/contract/portal/diagnostics/error-report'
import { useState } from 'react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { type Diagnostics, diagnostics } from '~/platform/diagnostics.ts'
import { withoutPersonalData } from '~/platform/personal-data.rules.ts'
import { Button } from '~/ui/Button.tsx'

const LAST_ENTRIES = 50
const LAST_SLOW = 20

type State = 'idle' | 'sending' | 'sent' | { failed: string }

/** Offers to tell us what happened. Works without anything the crashed page may have broken. */
export function ReportErrorButton({ error }: { error: unknown }) {
  const [state, setState] = useState<State>('idle')
  async function send() {
    setState('sending')
    try {
      const body = reportOf(error, diagnostics, window)
      await browserApi.send('POST', '/api/v1/error-reports', { body })
      setState('sent')
    } catch (failure) {
      const sentence = failure instanceof ApiError ? failure.message : 'Verifique sua conexão.'
      setState({ failed: `Não foi possível enviar o relato. ${sentence}` })
    }
  }
  if (state === 'sent') return <p role="status">Relato enviado. Obrigado por ajudar.</p>
  return (
    <>
      <Button look="line" pending={state === 'sending'} onClick={() => void send()}>
        Enviar relato
      </Button>
      {typeof state === 'object' ? (
        <p role="alert" className="w-full text-vermelho-700">
          {state.failed}
        </p>
      ) : null}
    </>
  )
}

type Tab = Pick<Window, 'innerWidth' | 'innerHeight'> & { location: { pathname: string } }

export function reportOf(error: unknown, ring: Diagnostics, tab: Tab): ErrorReport {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const place = error instanceof Error ? placeIn(error) : undefined
  return {
    path: tab.location.pathname.slice(0, 300),
    message: withoutPersonalData(message),
    release: document.documentElement.dataset.release ?? 'dev',
    ...(place ? { stack: place } : {}),
    viewport: { width: tab.innerWidth, height: tab.innerHeight },
    entries: ring.entries
      .slice(-LAST_ENTRIES)
      .map((entry) => ({ ...entry, message: withoutPersonalData(entry.message) })),
    slowOperations: ring.timings
      .filter(({ isSlow }) => isSlow)
      .slice(-LAST_SLOW)
      .map(({ name, durationMs }) => ({
        name: withoutPersonalData(name).slice(0, 120),
        durationMs,
      })),
  }
}

/** The topmost line of the stack; some browsers put the message above it. */
const placeIn = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .find((line) => /:\d+:\d+\)?$/.test(line))
    ?.trim()
    .slice(0, 300)
