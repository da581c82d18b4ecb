import type { HarmonicConstituent } from '@neaps/tide-predictor'

/**
 * Harmonic constituents of the Fundeadouro de Salinópolis (PA), station 20520 of the Navy's tables,
 * 0.6167° S 47.35° W. Heights are metres above the Navy's nível de redução.
 *
 * Source: fitted by us to the official predictions of Marinha do Brasil, Centro de Hidrografia da
 * Marinha (CHM/DHN), Tábuas das Marés DG6, tables of 2025 (62nd ed.) and 2026 (63rd ed.). It is no
 * official product and not for navigation.
 *
 * Method: linear least squares on 1886 high and low waters (a level equation, sd 0.02 m, and a
 * zero-slope equation, sd 2.5 min times curvature), equilibrium arguments and IHO node factors as the
 * library has them, mean level fixed at 2.75 m, weak zero-mean prior on minor constituents;
 * constituents under 4 mm dropped, then refitted. On the 935 waters that were held out: RMS 2.75 min
 * and 0.015 m, worst 10.1 min and 0.052 m, none missing, none extra.
 *
 * Phases are Greenwich lags in degrees (UTC). Names must stay exactly as written: the library ignores
 * one it does not know, without a word.
 */
export const MEAN_LEVEL_M = 2.75

type Row = readonly [name: string, amplitudeM: number, phaseDegrees: number]

const ROWS: readonly Row[] = [
  ['M2', 1.8204, 307.35],
  ['S2', 0.5684, 346.9],
  ['N2', 0.3023, 300.24],
  ['MU2', 0.1264, 356.24],
  ['K2', 0.1162, 333.55],
  ['K1', 0.0885, 302.76],
  ['O1', 0.0783, 269.98],
  ['M4', 0.0736, 132.98],
  ['SSA', 0.0721, 0.36],
  ['MS4', 0.0604, 195.38],
  ['L2', 0.0552, 273.17],
  ['M6', 0.0533, 29.39],
  ['MKS2', 0.0438, 110.29],
  ['T2', 0.0429, 273.8],
  ['2MS6', 0.0419, 58.08],
  ['2N2', 0.0412, 270.09],
  ['2SK2', 0.0381, 307.13],
  ['NU2', 0.0349, 238.47],
  ['R2', 0.0349, 111.46],
  ['MSK2', 0.0327, 310.16],
  ['MB2', 0.032, 121.28],
  ['MSN2', 0.0305, 95.47],
  ['MSF', 0.0305, 24.71],
  ['SA', 0.0267, 304.36],
  ['P1', 0.0266, 298.02],
  ['3MS4', 0.0213, 197.63],
  ['MA2', 0.0205, 307.6],
  ['MN4', 0.0202, 158.59],
  ['3MN4', 0.016, 257.09],
  ['M3', 0.016, 328.03],
  ['SN4', 0.0158, 253.27],
  ['2MK2', 0.0152, 285.39],
  ['MNS2', 0.014, 24.84],
  ['MK4', 0.014, 188.12],
  ['Q1', 0.0133, 267.45],
  ['MK3', 0.0129, 185.99],
  ['MSN6', 0.0124, 30.22],
  ['MO3', 0.0122, 155.45],
  ['SL4', 0.0116, 110.79],
  ['S4', 0.0111, 288.96],
  ['2MN6', 0.011, 36.87],
  ['2SM6', 0.0108, 88.97],
  ['LAMBDA2', 0.0104, 55.23],
  ['NO1', 0.0102, 87.93],
  ['MP1', 0.0101, 112.87],
  ['SO1', 0.0098, 114.92],
  ['3MS2', 0.0091, 65.95],
  ['SIGMA1', 0.0086, 350.41],
  ['2Mnu6', 0.0081, 241.49],
  ['SO3', 0.008, 181.98],
  ['S1', 0.0079, 238.08],
  ['MA4', 0.0072, 67.75],
  ['2MK6', 0.0065, 334.2],
  ['MSnu2', 0.0063, 335.63],
  ['SKM2', 0.0062, 211.66],
  ['PSI1', 0.006, 355.24],
  ['SK3', 0.0058, 159.04],
  ['3MKS6', 0.0058, 216.53],
  ['3MSN6', 0.0055, 108.01],
  ['MKnu6', 0.0053, 269.68],
  ['2MKS4', 0.0051, 324.66],
  ['M8', 0.0051, 195.47],
  ['3MS8', 0.0049, 305.58],
  ['MM', 0.0039, 126.66],
  ['MF', 0.0015, 61.32],
]

export const CONSTITUENTS: HarmonicConstituent[] = ROWS.map(([name, amplitude, phase]) => ({
  name,
  amplitude,
  phase,
}))

/** Where sun and moon are looked at from. */
export const STATION = { latitude: -0.6167, longitude: -47.35 }
