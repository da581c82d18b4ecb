// @vitest-environment jsdom
import { siteIdentity } from '@portal/contract/settings/fallbacks'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { LegalPage, type LegalSection } from './LegalPage.tsx'
import { PRIVACY_POLICY, TERMS_OF_USE } from './legal-versions.ts'
import { privacyPolicySections } from './privacy-policy-sections.tsx'
import { termsOfUseSections } from './terms-of-use-sections.tsx'

afterEach(cleanup)

const identity = siteIdentity({ site_name: 'Guia da Praia', contact_email: 'dados@praia.example' })

function renderPage(sections: LegalSection[]) {
  render(
    <MemoryRouter>
      <LegalPage
        title="Documento"
        lead="Do que trata."
        edition={PRIVACY_POLICY}
        sections={sections}
        other={{ label: 'O outro', to: '/outro' }}
      />
    </MemoryRouter>,
  )
}

describe.each([
  ['the privacy policy', privacyPolicySections(identity)],
  ['the terms of use', termsOfUseSections(identity)],
])('%s', (_name, sections) => {
  it('says its version and day, and its contents lead to every part', () => {
    renderPage(sections)
    expect(screen.getByText(/Versão 1\.0, em vigor desde/).textContent).toContain(
      '15 de novembro de 2026',
    )
    const contents = within(screen.getByRole('navigation', { name: 'Nesta página' }))
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(targets).toEqual(sections.map(({ id }) => `/#${id}`))
    for (const target of targets)
      expect(document.querySelector(target?.slice(1) ?? '')).not.toBeNull()
  })

  it('names the portal and its address from the settings, and no company number', () => {
    renderPage(sections)
    expect(document.body.textContent).toContain('Guia da Praia')
    expect(
      screen.getAllByRole('link', { name: 'dados@praia.example' })[0]?.getAttribute('href'),
    ).toBe('mailto:dados@praia.example')
    expect(document.body.textContent).not.toMatch(/CNPJ|\d{2}\.\d{3}\.\d{3}\//)
  })
})

it('leads from every right to the place in the panel where it is used', () => {
  renderPage(privacyPolicySections(identity))
  const rights = within(screen.getByRole('region', { name: /Seus direitos/ }))
  const places = rights.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(places).toContain('/dash-clube#privacidade')
  expect(places).toContain('/dash-clube#seguranca')
})

it('promises the trial, the free club and the seven days of the law', () => {
  expect(TERMS_OF_USE.version).toBe('1.0')
  renderPage(termsOfUseSections(identity))
  expect(document.body.textContent).toContain('14 dias de teste')
  expect(document.body.textContent).toContain('O clube é gratuito.')
  expect(document.body.textContent).toContain('desistir em até 7 dias')
})
