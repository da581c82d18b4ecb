// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { DataExport } from './DataExport.tsx'
import { MyDataScreen } from './MyDataScreen.tsx'
import { SAMPLE_DATA } from './my-data.testing.ts'

const EXPORT = 'GET /api/v1/account/export'
afterEach(cleanup)

describe('the panel', () => {
  it('leads to the page', () => {
    renderAs(signedIn(), <DataExport />)
    const link = screen.getByRole('link', { name: 'Ver e baixar meus dados' })
    expect(link.getAttribute('href')).toBe('/meus-dados')
  })

  it('asks who has not confirmed the e-mail to do so first, for the page to be whole', () => {
    renderAs(signedIn({ user: { email_verified: false } }), <DataExport />)
    expect(screen.getByText(/Confirme antes o seu e-mail/)).toBeDefined()
  })
})

describe('the page of one’s own data', () => {
  it('shows all of it in Portuguese, and says of what there is nothing', async () => {
    fakeApi({ [EXPORT]: () => ok(SAMPLE_DATA) })
    renderAs(signedIn(), <MyDataScreen />)
    expect(await screen.findByRole('heading', { name: 'Conta' })).toBeDefined()
    expect(screen.getByText('Rosângela')).toBeDefined()
    expect(screen.getByText('18/07/2026, 19h42')).toBeDefined()
    expect(screen.getByText('Nada guardado em: Lugares salvos.')).toBeDefined()
  })

  it('saves the same in a file named by the day, with Portuguese keys', async () => {
    fakeApi({ [EXPORT]: () => ok(SAMPLE_DATA) })
    const files: { name: string; content: Blob }[] = []
    let last = new Blob()
    URL.createObjectURL = vi.fn((file: Blob) => {
      last = file
      return 'blob:data'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, content: last })
    })
    renderAs(signedIn(), <MyDataScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar em JSON' }))
    expect(files[0]?.name).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.json$/)
    expect(files[0]?.content.type).toBe('application/json')
    const { dados } = JSON.parse((await files[0]?.content.text()) ?? '')
    expect(dados.conta[0]).toMatchObject({ nome: 'Rosângela', papel: 'Pessoa com conta' })
  })

  it('says what to do when it cannot be read', async () => {
    fakeApi({ [EXPORT]: () => refused(403, 'x', 'Antes, confirme que é você.') })
    renderAs(signedIn(), <MyDataScreen />)
    expect(await screen.findByText('Antes, confirme que é você.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined()
  })
})
