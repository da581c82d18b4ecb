// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { NearObserver } from '~/platform/testing/near-observer.ts'
import type { LatLng } from './map.types.ts'
import { PinField } from './PinField.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function openField(start: LatLng | null = null) {
  const chosen: (LatLng | null)[] = []
  function Owner() {
    const [value, setValue] = useState(start)
    return (
      <PinField
        value={value}
        onValueChange={(next) => {
          chosen.push(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Owner />)
  return { chosen, input: screen.getByLabelText<HTMLInputElement>('Coordenadas') }
}

// spec: 339
it('takes what an application of maps copies, and shows it back', async () => {
  const { chosen, input } = openField()
  await userEvent.click(input)
  await userEvent.paste('‑0.62, ‑47.35')
  expect(chosen).toEqual([{ lat: -0.62, lng: -47.35 }])
  expect(input.value).toBe('-0.62000, -47.35000')
  expect(screen.getByText('Ponto em -0.62000, -47.35000')).toBeTruthy()
})

it('reads a decimal comma when the field is left', async () => {
  const { chosen, input } = openField()
  await userEvent.type(input, '-0,6135; -47,3561')
  expect(chosen).toEqual([])
  await userEvent.tab()
  expect(chosen).toEqual([{ lat: -0.6135, lng: -47.3561 }])
})

it('says when a place lies elsewhere, and keeps what was written', async () => {
  const { chosen, input } = openField({ lat: -0.6135, lng: -47.3561 })
  await userEvent.clear(input)
  await userEvent.type(input, '0,6135; 47,3561{Enter}')
  expect(chosen).toEqual([])
  expect(input.value).toBe('0,6135; 47,3561')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/fora do município/)).toBeTruthy()
})

it('asks for two numbers where it cannot read them', async () => {
  const { input } = openField()
  await userEvent.type(input, 'perto do farol{Enter}')
  expect(screen.getByText(/Escreva a latitude e a longitude/)).toBeTruthy()
  expect(input.value).toBe('perto do farol')
})

// spec: 339
it('takes the position of the phone when told to, if it is in the city', async () => {
  const here = { latitude: -0.595944, longitude: -47.307444 }
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: here } as GeolocationPosition),
  )
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const { chosen } = openField()
  const ask = () => act(async () => screen.getByText('Usar minha posição').click())
  await ask()
  expect(chosen).toEqual([{ lat: -0.59594, lng: -47.30744 }])
  Object.assign(here, { latitude: -1.45, longitude: -48.5 })
  await ask()
  expect(chosen).toHaveLength(1)
  expect(screen.getByText(/Você parece estar fora do município/)).toBeTruthy()
})

it('says why the phone did not tell where it is', async () => {
  const getCurrentPosition = vi.fn((_: PositionCallback, failed: PositionErrorCallback) =>
    failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  )
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  openField()
  await act(async () => screen.getByText('Usar minha posição').click())
  expect(screen.getByText(/A localização está bloqueada/)).toBeTruthy()
})

it('takes the pin away when asked or when the numbers are deleted', async () => {
  const { chosen, input } = openField({ lat: -0.6135, lng: -47.3561 })
  await userEvent.click(screen.getByText('Tirar o ponto'))
  expect(chosen).toEqual([null])
  await userEvent.click(screen.getByText('Marcar o centro do mapa'))
  await userEvent.clear(input)
  await userEvent.tab()
  expect(chosen.at(-1)).toBeNull()
})

it('stays whole where the browser draws no maps, and says so', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  openField()
  await userEvent.tab()
  expect(await screen.findByText(/não consegue mostrar o mapa/)).toBeTruthy()
  expect(screen.getByLabelText('Coordenadas')).toBeTruthy()
})
