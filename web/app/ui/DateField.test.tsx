// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DateField } from './DateField.tsx'
import { Field } from './Field.tsx'

afterEach(cleanup)

type DateProps = React.ComponentProps<typeof DateField>

function renderDate(props: DateProps = {}) {
  const onValueChange = vi.fn()
  render(
    <form data-testid="form">
      <Field label="Chegada">
        <DateField name="arrival" onValueChange={onValueChange} {...props} />
      </Field>
    </form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Chegada')
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('arrival')
  return { input, onValueChange, sent }
}

describe('typing a date', () => {
  it('puts the bars in and hands out the ISO day once it is whole', async () => {
    const { input, onValueChange, sent } = renderDate()
    await userEvent.type(input, '18072026')
    expect(input.value).toBe('18/07/2026')
    expect(onValueChange).toHaveBeenLastCalledWith('2026-07-18')
    expect(sent()).toBe('2026-07-18')
  })

  it('is empty for the form while it is unfinished', async () => {
    const { input, onValueChange, sent } = renderDate()
    await userEvent.type(input, '1807')
    expect(input.value).toBe('18/07')
    expect(onValueChange).toHaveBeenLastCalledWith('')
    expect(sent()).toBe('')
  })

  it.each(['2026-07-18', '18/7/2026', '18.07.2026', '18072026'])(
    'accepts a pasted %s',
    async (copied) => {
      const { input, sent } = renderDate()
      await userEvent.click(input)
      await userEvent.paste(copied)
      expect(input.value).toBe('18/07/2026')
      expect(sent()).toBe('2026-07-18')
    },
  )

  it('tells under the field that the day does not exist, and forgets it once mended', async () => {
    const { input } = renderDate()
    await userEvent.type(input, '31022026')
    expect(screen.queryByText('Essa data não existe.')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('Essa data não existe.')).toBeTruthy()
    expect(input.getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(input)
    await userEvent.type(input, '28022026')
    expect(screen.queryByText('Essa data não existe.')).toBeNull()
  })

  it('refuses a day outside the limits', async () => {
    const { input, sent } = renderDate({ min: '2026-07-10', max: '2026-07-31' })
    await userEvent.type(input, '01082026')
    await userEvent.tab()
    expect(screen.getByText('Escolha uma data até 31/07/2026.')).toBeTruthy()
    expect(sent()).toBe('')
  })
})

// The calendar is fetched when first asked for, which here means compiled.
const findCalendar = () => screen.findByRole('dialog', { name: 'Calendário' }, { timeout: 10_000 })

describe('picking a date', () => {
  it('opens on the written day, picks another and gives the focus back', async () => {
    const { input, onValueChange } = renderDate({ defaultValue: '2026-07-18' })
    const opener = screen.getByRole('button', { name: 'Abrir calendário' })
    await userEvent.click(opener)
    const calendar = await findCalendar()
    expect(within(calendar).getByText('julho de 2026')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('18'))

    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(input.value).toBe('26/07/2026')
    expect(onValueChange).toHaveBeenLastCalledWith('2026-07-26')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  it('does not offer days outside the limits', async () => {
    renderDate({ defaultValue: '2026-07-18', min: '2026-07-10', max: '2026-07-31' })
    await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário' }))
    const calendar = await findCalendar()
    const day = (name: RegExp) => within(calendar).getByRole<HTMLButtonElement>('button', { name })
    expect(day(/, 9 de julho/).disabled).toBe(true)
    expect(day(/, 10 de julho/).disabled).toBe(false)
  })

  it('closes with Esc and leaves the date alone', async () => {
    const { input } = renderDate({ defaultValue: '2026-07-18' })
    await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário' }))
    await findCalendar()
    // The calendar listens from the moment it holds the focus.
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(input.value).toBe('18/07/2026')
  })
})
