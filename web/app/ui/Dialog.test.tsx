// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogClose } from './DialogClose.tsx'

afterEach(cleanup)

describe('a dialog', () => {
  async function open() {
    render(
      <>
        <Dialog
          title="Informar um erro"
          description="A gente confere em dois dias."
          trigger={<Button>Abrir</Button>}
          footer={<DialogClose>Agora não</DialogClose>}
        >
          <input aria-label="O que está errado?" />
        </Dialog>
        <button type="button">Atrás</button>
      </>,
    )
    const opener = screen.getByRole('button', { name: 'Abrir' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Informar um erro' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    return { opener, dialog }
  }

  it('says its name and what it is about', async () => {
    const { dialog } = await open()
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('A gente confere em dois dias.')
  })

  it('keeps the focus inside however often one tabs', async () => {
    const { dialog } = await open()
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab()
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
  })

  it('closes with Esc and gives the focus back to what opened it', async () => {
    const { opener } = await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  it.each(['Fechar janela', 'Agora não'])('closes by "%s" as well', async (name) => {
    const { opener } = await open()
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
  })
})

describe('a confirmation', () => {
  async function ask(onConfirm: () => void | Promise<void>) {
    render(
      <ConfirmDialog
        title="Apagar o cupom?"
        description="Não dá para desfazer."
        confirmLabel="Apagar cupom"
        destructive
        onConfirm={onConfirm}
        trigger={<Button>Apagar</Button>}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Apagar' }))
    return screen.findByRole('alertdialog', { name: 'Apagar o cupom?' })
  }

  it('starts on the way out, so that Enter destroys nothing', async () => {
    const onConfirm = vi.fn()
    await ask(onConfirm)
    const cancel = screen.getByRole('button', { name: 'Cancelar' })
    await waitFor(() => expect(document.activeElement).toBe(cancel))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('waits for the work to end before it closes, and asks only once', async () => {
    const work = Promise.withResolvers<void>()
    const onConfirm = vi.fn(() => work.promise)
    await ask(onConfirm)
    const confirm = screen.getByRole('button', { name: 'Apagar cupom' })
    await userEvent.click(confirm)
    await userEvent.click(confirm)
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(confirm.getAttribute('aria-busy')).toBe('true')
    work.resolve()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
