// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Diagnostics } from '~/platform/diagnostics.ts'
import { ReportErrorButton, reportOf } from './ReportErrorButton.tsx'

afterEach(cleanup)

const press = () => userEvent.click(screen.getByRole('button', { name: 'Enviar relato' }))
const answerWith = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  )

it('thanks the person once the report is taken', async () => {
  answerWith(202, { protocol: 'p1' })
  render(<ReportErrorButton error={new Error('quebrou')} />)
  await press()
  expect(await screen.findByRole('status')).toHaveProperty(
    'textContent',
    'Relato enviado. Obrigado por ajudar.',
  )
})

it('says why it was not taken and lets the person try again', async () => {
  answerWith(429, { code: 'error-report.too-many', detail: 'Espere um pouco e tente novamente.' })
  render(<ReportErrorButton error={new Error('quebrou')} />)
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Não foi possível enviar o relato. Espere um pouco e tente novamente.',
  )
  expect(screen.getByRole('button', { name: 'Enviar relato' })).toBeDefined()
})

it('carries the last things that happened and nothing about the person', () => {
  const ring = new Diagnostics()
  for (let index = 0; index < 80; index += 1) ring.note('info', `passo ${index}`)
  ring.note('error', 'maria@exemplo.com não pôde entrar')
  ring.time('/api/v1/portal-settings', 1500)
  ring.time('/api/v1/mobile-tabbar', 20)
  const tab = { innerWidth: 360, innerHeight: 740, location: { pathname: '/guia-comercial' } }
  const report = reportOf(new TypeError('falhou para maria@exemplo.com'), ring, tab)
  expect(report).toMatchObject({
    path: '/guia-comercial',
    message: 'TypeError: falhou para [e-mail]',
    viewport: { width: 360, height: 740 },
    slowOperations: [{ name: '/api/v1/portal-settings', durationMs: 1500 }],
  })
  expect(report.entries).toHaveLength(50)
  expect(report.entries.at(-1)?.message).toBe('[e-mail] não pôde entrar')
})
