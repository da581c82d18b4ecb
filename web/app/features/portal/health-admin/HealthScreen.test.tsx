// @vitest-environment jsdom
import type { HealthPart } from '@portal/contract/portal/health/health'
import { figuresText } from '@portal/contract/portal/health/health-figures'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import HealthScreen from './HealthScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const part = (name: HealthPart['name'], more: Partial<HealthPart> = {}): HealthPart => ({
  ...{
    name,
    state: 'ok',
    finding: null,
    ok_at: null,
    failed_at: null,
    failure: null,
    took_ms: null,
  },
  ...{ figures: {}, until: null, ...more },
})

// spec: 351
it('puts first what is in trouble, with what to do about it', async () => {
  fakeApi({
    'GET /api/v1/admin/health': () =>
      ok({
        seen_at: '2026-07-18T12:00:00Z',
        examined_at: '2026-07-18T11:59:00Z',
        is_new: false,
        parts: [
          part('pix', { took_ms: 400 }),
          part('certificate', {
            state: 'attention',
            finding: 'certificate-ends-soon',
            figures: { days: 12 },
          }),
          part('mail', {
            state: 'trouble',
            finding: 'mail-silent',
            failed_at: '2026-07-18T11:59:00Z',
            failure: 'Error ETIMEDOUT',
          }),
        ],
        nodes: [],
        failed_work: [],
        failed_work_total: 0,
      }),
  })
  renderAs(signedIn({ planType: 'admin' }), <HealthScreen />)
  expect(await screen.findByText('1 parte parou, 1 pede atenção')).toBeTruthy()
  const bad = screen.getAllByRole('heading', { level: 2 }).slice(0, 2)
  expect(bad.map(({ textContent }) => textContent)).toEqual([
    'E-mailParou',
    'Certificado do sitePede atenção',
  ])
  const first = bad[0]?.closest('li')
  expect(first?.textContent).toContain('Error ETIMEDOUT')
  expect(first?.textContent).toContain('O que fazer: Confira o endereço e a porta em SMTP_URL')
  expect(bad[1]?.closest('li')?.textContent).toContain('12 dias')
  const well = within(screen.getByRole('region', { name: '1 parte em ordem' }))
  expect(well.getByText('0,4 s')).toBeTruthy()
  expect(screen.getByText('Nenhum processo deu sinal no último dia.')).toBeTruthy()
})

it('shows what failed by itself, with another try', async () => {
  const settled = vi.fn((_body: unknown) => ok({ asked: true }))
  const work = {
    ...{ id: '01a1f1d7-aa1a-74e4-a7b7-a83cfe137f1f', job: 'draws.close-lists', item: 'd-7' },
    ...{ failure: 'TypeError', times: 12, may_retry: true },
    ...{ since: '2026-07-18T11:00:00Z', last_at: '2026-07-18T11:12:00Z' },
  }
  fakeApi({
    'GET /api/v1/admin/health': () =>
      ok({
        ...{
          seen_at: '2026-07-18T12:00:00Z',
          examined_at: null,
          is_new: false,
          parts: [],
          nodes: [],
        },
        ...{ failed_work: [work], failed_work_total: 60 },
      }),
    [`POST /api/v1/admin/failed-work/${work.id}/settled`]: settled,
  })
  renderAs(signedIn({ planType: 'admin' }), <HealthScreen />)
  const table = within(await screen.findByRole('table', { name: 'Tarefas que falharam' }))
  expect(table.getByText('Sorteios')).toBeTruthy()
  expect(table.getByText('12 tentativas')).toBeTruthy()
  expect(screen.getByText('E mais 59.')).toBeTruthy()
  fireEvent.click(table.getByRole('button', { name: 'Tentar de novo: draws.close-lists d-7' }))
  await waitFor(() => expect(settled).toHaveBeenCalledOnce())
})

it.each([
  [part('calendars', { figures: { good: 14, all: 15 } }), '14 de 15 em ordem'],
  [part('calendars', { state: 'off' }), ''],
  [part('tide-table', { until: '2026-12-31' }), 'até 31 de dezembro de 2026'],
  [part('tide-table', { state: 'off' }), 'sem tábua: vale a estimativa'],
  [
    part('queue', { figures: { waiting: 38, oldest_seconds: 360, failed: 0 } }),
    '38 à espera; a mais antiga há 6 min; nenhuma falhou em 24 horas',
  ],
  [part('queue', { state: 'unknown' }), ''],
  [part('backup', { figures: { bytes: 1.8e9, tables: 120 } }), '1,8 GB, 120 tabelas'],
  [part('backup'), ''],
  [
    part('restore-proof', { figures: { bytes: 1.8e9, tables: 120, seconds: 660 } }),
    '1,8 GB, 120 tabelas, de volta em 11 min',
  ],
  [part('restore-proof'), 'nenhum ensaio registrado'],
  [part('disk', { figures: { free: 5e9, total: 2e10 } }), '5 GB livres de 20 GB'],
  [part('database', { figures: { bytes: 0 } }), '0 B'],
  [part('mail'), ''],
])('measures %j in a line', (one, line) => {
  expect(figuresText(one)).toBe(line)
})
