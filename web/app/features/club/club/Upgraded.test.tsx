// @vitest-environment jsdom
// @own-modules the first touch of a page is remembered
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type TextControl, Upgraded } from '~/ui/Upgraded.tsx'
import { WhatsAppControl } from '~/ui/WhatsAppControl.tsx'
import { BirthDateControl } from './BirthDateControl.tsx'
import { birthDay } from './birth-date.rules.ts'

afterEach(cleanup)

function Rich({ value, onValueChange }: TextControl) {
  return (
    <input
      aria-label="com ajuda"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  )
}

function stage() {
  const arrival = Promise.withResolvers<typeof Rich>()
  const load = () => arrival.promise
  function Stage() {
    const [value, onValueChange] = useState('')
    const plain = (
      <input
        aria-label="simples"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    )
    return (
      <>
        <Upgraded {...{ load, plain, value, onValueChange }} />
        <input aria-label="outro" />
      </>
    )
  }
  render(<Stage />)
  return {
    arrive: () => act(async () => arrival.resolve(Rich)),
    fail: () => act(async () => arrival.reject(new TypeError('network'))),
  }
}
const field = (label: string) => screen.queryByLabelText<HTMLInputElement>(label)

describe('a control that gets better', () => {
  it('is plain until the person touches the page and its help arrives', async () => {
    const { arrive } = stage()
    await arrive()
    expect(field('simples')).not.toBeNull()
    await act(async () => {
      fireEvent.pointerMove(window)
    })
    expect(field('simples')).toBeNull()
    expect(field('com ajuda')).not.toBeNull()
  })

  it('is not taken from under somebody’s fingers, and keeps what was written', async () => {
    const { arrive } = stage()
    await userEvent.type(screen.getByLabelText('simples'), '91')
    await arrive()
    expect(document.activeElement).toBe(field('simples'))
    await userEvent.keyboard('9')
    await userEvent.tab()
    expect(field('com ajuda')?.value).toBe('919')
    expect(document.activeElement).toBe(field('outro'))
  })

  it('stays plain, and works, when its help never comes', async () => {
    const { fail } = stage()
    await fail()
    await userEvent.type(screen.getByLabelText('simples'), '919')
    await userEvent.tab()
    expect(field('simples')?.value).toBe('919')
  })
})

describe('before the help arrives', () => {
  function Plain({ kind: Kind }: { kind: typeof WhatsAppControl }) {
    const [value, onValueChange] = useState('')
    return (
      <>
        <Kind value={value} onValueChange={onValueChange} />
        <output>{value}</output>
      </>
    )
  }
  const result = () => screen.getByRole('status').textContent

  it('the WhatsApp is at most 11 digits', async () => {
    render(<Plain kind={WhatsAppControl} />)
    await userEvent.type(screen.getByRole('textbox'), '(91) 99253-6072 9')
    expect(result()).toBe('91992536072')
  })

  it('the birth date is a day up to today, with or without bars', async () => {
    render(<Plain kind={BirthDateControl} />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '20/05/199')
    expect(result()).toBe('')
    expect(input.value).toBe('20/05/199')
    await userEvent.type(input, '0')
    expect(result()).toBe('1990-05-20')
  })

  it.each([
    ['20051990', '1990-05-20'],
    ['20/05/1990', '1990-05-20'],
    ['10/11/2026', '2026-11-10'],
    ['11/11/2026', ''],
    ['31/12/1899', ''],
    ['31/02/1990', ''],
    ['20/05', ''],
    ['', ''],
  ])('takes "%s" for "%s"', (written, day) => {
    expect(birthDay(written, '2026-11-10')).toBe(day)
  })
})
