import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{3,6})\s*;/gi)].map(([, name, hex]) => [
    name ?? '',
    hex ?? '',
  ]),
)

const SMALL_TEXT = 4.5
const SHAPES = 3

/** Every ink on every ground it is written on. */
const texts: [ink: string, ...grounds: string[]][] = [
  [
    'ink',
    'areia-50',
    'areia-100',
    'areia-200',
    'white',
    'mar-100',
    'sol-100',
    'sol-400',
    'guara-100',
  ],
  ['muted', 'areia-50', 'areia-100', 'white', 'mar-100', 'sol-100'],
  ['placeholder', 'white', 'areia-100'],
  ['mar-900', 'areia-50', 'areia-200', 'white', 'mar-100', 'sol-100', 'sol-400'],
  ['mar-700', 'areia-50', 'areia-100', 'white', 'mar-100'],
  ['mar-600', 'areia-50', 'areia-100', 'white', 'mar-100'],
  ['white', 'guara-600', 'guara-700', 'vermelho-700', 'mar-900', 'mar-700', 'mar-600'],
  ['on-dark', 'mar-950', 'mar-900', 'mar-700', 'vermelho-700'],
  ['on-dark-muted', 'mar-950', 'mar-900'],
  ['mar-300', 'mar-950', 'mar-900'],
  ['sol-400', 'mar-950', 'mar-900'],
  ['sol-700', 'areia-50', 'areia-100', 'white', 'sol-100'],
  ['mangue-700', 'areia-50', 'areia-100', 'white', 'mangue-100'],
  ['vermelho-700', 'areia-50', 'areia-100', 'white', 'guara-100'],
]

/** What has to be seen to know that a control is there, or what state it is in. */
const shapes: [shape: string, ...grounds: string[]][] = [
  ['placeholder', 'white', 'areia-50'], // box of a checkbox, track of a switch that is off
  ['edge', 'white', 'areia-50'], // border of an input
  ['mangue-500', 'white', 'areia-50'], // switch that is on, dot of "open"
  ['mar-900', 'white', 'areia-50'], // ticked box, line button
  ['mar-600', 'white', 'areia-50', 'areia-100'], // focus ring
  ['sol-400', 'mar-950', 'mar-900'], // focus ring on the dark
  ['vermelho-700', 'white', 'areia-50'], // border of a field with an error
]

const pairs = (table: typeof texts) =>
  table.flatMap(([front, ...grounds]) => grounds.map((ground) => [front, ground] as const))

describe('contrast of the palette (WCAG 2.2 AA)', () => {
  it.each(pairs(texts))('lets %s be read on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(SMALL_TEXT)
  })

  it.each(pairs(shapes))('lets %s be seen on %s', (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(SHAPES)
  })
})

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(token: string) {
  const hex = tokens.get(token)
  if (!hex) throw new Error(`theme.css has no colour ${token}`)
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
