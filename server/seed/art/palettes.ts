import { namesOf } from '@portal/contract/shared/names-of'
import type { Colour } from './colour.ts'

export type Palette = {
  /** From the zenith down to the horizon. */
  sky: readonly [Colour, Colour, Colour, Colour]
  /** From the horizon to the water's edge. */
  sea: readonly [Colour, Colour, Colour]
  /** Sand in the light and sand in the shade. */
  sand: readonly [Colour, Colour]
  /** Leaves in the shade and leaves in the light. */
  leaf: readonly [Colour, Colour]
  ink: Colour
  foam: Colour
  /** The light of the hour: every object's own colour leans towards it. */
  ambient: { colour: Colour; strength: number }
  disc: { colour: Colour; radius: number; altitude: number }
  clouds: 'streaks' | 'cumulus'
  isNight: boolean
  lampsAreLit: boolean
}

/** Altitude is the part of the sky, measured from the horizon, that the disc has climbed. */
export const palettes = {
  alvorada: {
    sky: ['#33588c', '#8397bb', '#f0b6a2', '#fde3b4'],
    sea: ['#3b7b8e', '#62a5ad', '#bfd9c9'],
    sand: ['#edd5a8', '#cfae78'],
    leaf: ['#1f4d46', '#39785f'],
    ink: '#17323a',
    foam: '#fdf3df',
    ambient: { colour: '#7d7396', strength: 0.14 },
    disc: { colour: '#fff1c9', radius: 78, altitude: 0.26 },
    clouds: 'streaks',
    isNight: false,
    lampsAreLit: false,
  },
  diaclaro: {
    sky: ['#1b7fb5', '#4fb0d6', '#a9dcea', '#e6f5ee'],
    sea: ['#0f7f93', '#2aa7ad', '#9fdccb'],
    sand: ['#f6e3b6', '#dcc089'],
    leaf: ['#1d6b4b', '#3c9a5f'],
    ink: '#0d3b45',
    foam: '#ffffff',
    ambient: { colour: '#1b7fb5', strength: 0 },
    disc: { colour: '#fffbe0', radius: 52, altitude: 0.72 },
    clouds: 'cumulus',
    isNight: false,
    lampsAreLit: false,
  },
  poente: {
    sky: ['#3a2a5d', '#9b3f6b', '#ee7752', '#fbc56d'],
    sea: ['#4a3168', '#a5486b', '#f0a063'],
    sand: ['#cf9365', '#8d5a48'],
    leaf: ['#2a1d38', '#4b2d50'],
    ink: '#20142e',
    foam: '#ffe1b0',
    ambient: { colour: '#5a2149', strength: 0.34 },
    disc: { colour: '#fff0b8', radius: 96, altitude: 0.14 },
    clouds: 'streaks',
    isNight: false,
    lampsAreLit: true,
  },
  noite: {
    sky: ['#0a1633', '#15295a', '#2b4a86', '#6f86b8'],
    sea: ['#0b1d40', '#1c3c6d', '#587bab'],
    sand: ['#77728a', '#4b4860'],
    leaf: ['#0a1b30', '#14304a'],
    ink: '#060d1c',
    foam: '#cfdcf2',
    ambient: { colour: '#0d1c44', strength: 0.56 },
    disc: { colour: '#f5f2dc', radius: 46, altitude: 0.62 },
    clouds: 'streaks',
    isNight: true,
    lampsAreLit: true,
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

export const paletteNames = namesOf(palettes)

export const lampLight: Colour = '#ffe3a0'
export const guaraScarlet: Colour = '#e0342b'

/** The cheerful colours of sails, umbrellas, walls and flags, before the hour tints them. */
export const festive = ['#e4572e', '#f2c14e', '#2a9d8f', '#f4f1de', '#d1495b'] as const
