// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { TypedBefore } from './TypedBefore.tsx'

let leave: () => void = () => {}
afterEach(() => leave())

function Form() {
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [state, setState] = useState('PA')
  return (
    <form aria-label="cadastro">
      <input aria-label="nome" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="nota" value={note} onChange={(event) => setNote(event.target.value)} />
      <select aria-label="estado" value={state} onChange={(event) => setState(event.target.value)}>
        <option value="CE">Ceará</option>
        <option value="PA">Pará</option>
      </select>
      <output>{[name, note, state].join(' / ')}</output>
    </form>
  )
}

const page = (
  <>
    <Form />
    <TypedBefore />
  </>
)

async function comeAlive(write: () => void) {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page)
  write()
  const root = await act(async () => hydrateRoot(host, page))
  leave = () => {
    act(() => root.unmount())
    host.remove()
  }
}

it('knows what was written and chosen before it came alive', async () => {
  await comeAlive(() => {
    screen.getByLabelText<HTMLInputElement>('nome').value = 'Ana Lima'
    screen.getByLabelText<HTMLTextAreaElement>('nota').value = 'outra'
    screen.getByLabelText<HTMLSelectElement>('estado').value = 'CE'
  })
  expect(screen.getByRole('status').textContent).toBe('Ana Lima / outra / CE')
  expect(screen.getByLabelText<HTMLInputElement>('nome').value).toBe('Ana Lima')
})

it('leaves alone what nobody touched', async () => {
  await comeAlive(() => undefined)
  expect(screen.getByRole('status').textContent).toBe(' /  / PA')
})
