import type { PosterSize } from '@portal/contract/guide/posters/poster-sizes'

const MILLIMETRE = 72 / 25.4

/** In PDF points, upright. */
export const PAGE_POINTS: Record<PosterSize, readonly [width: number, height: number]> = {
  a4: [210 * MILLIMETRE, 297 * MILLIMETRE],
  a6: [105 * MILLIMETRE, 148 * MILLIMETRE],
}

/**
 * Everything is drawn on a sheet 210 units wide, which the page scales: a unit is a millimetre on A4
 * and half of one on A6. Nothing comes nearer to the edge than 12 units: no printer reaches it, and a
 * knife may slip.
 */
export const SHEET_WIDTH = 210
export const SAFE_MARGIN = 12

/** The code, and the white card it lies on. */
export const QR = { side: 96, card: 120, top: 128 }

export const COLOURS = {
  ink: '#06222E',
  sea: '#0A3242',
  link: '#0F5B73',
  foam: '#6FC6D6',
  paper: '#FFFBF4',
  sand: '#F3E4C8',
  sun: '#FFC53D',
  guara: '#E0452B',
  muted: '#46606B',
} as const
