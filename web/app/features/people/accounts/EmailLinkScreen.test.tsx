// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '~/platform/api.ts'
import { refused } from '~/platform/testing/fake-api.ts'
import { renderAccounts } from './accounts.testing.tsx'
import { EmailLinkScreen } from './EmailLinkScreen.tsx'
import { emailChangeTexts } from './email-change.texts.ts'

const texts = emailChangeTexts.keepEmail
const next = { to: '/recuperar-senha', label: texts.newPassword }
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

function open(send: (token: string) => Promise<string>, hash = '#token=segredo') {
  window.history.replaceState(null, '', `/manter-email${hash}`)
  renderAccounts(<EmailLinkScreen texts={texts} send={send} next={next} />)
}
const press = () => userEvent.click(screen.getByRole('button', { name: texts.action }))
const refusal = (status: number, detail: string) => {
  const { body } = refused(status, 'accounts.x', detail)
  return new ApiError(status, body as never)
}

describe('a link about the e-mail of the account', () => {
  it('does nothing when it is opened, and once it is pressed what it says', async () => {
    const send = vi.fn(async () => texts.undone)
    open(send)
    expect(send).not.toHaveBeenCalled()
    await press()
    expect(await screen.findByText(texts.undone)).toBeTruthy()
    expect(send).toHaveBeenCalledExactlyOnceWith('segredo')
    expect(screen.getByRole('link', { name: texts.newPassword }).getAttribute('href')).toBe(next.to)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.doneTitle }))
  })

  it('says what to do when it no longer works, or is half a link', async () => {
    open(() => Promise.reject(refusal(422, 'x')))
    await press()
    expect(await screen.findByText(texts.invalid)).toBeTruthy()
    cleanup()
    open(async () => '', '')
    expect(await screen.findByText(texts.invalid)).toBeTruthy()
  })

  it('can be pressed again after any other refusal, which it shows', async () => {
    open(() => Promise.reject(refusal(403, 'Este link é de outra conta.')))
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe('Este link é de outra conta.')
    expect(screen.getByRole('button', { name: texts.action })).toBeTruthy()
  })
})
