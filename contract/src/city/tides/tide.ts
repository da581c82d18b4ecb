import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { LEVEL_MAX_M, LEVEL_MIN_M, MOON_PHASES } from './tide.constants.ts'

const MOST_DAYS = 14
const MOST_DAYS_BACK = 1
const MOST_LEVELS = 12

/** Minutes from the beginning of the day, on the city's clocks. */
const minute = z.int().min(0).max(1440)
const MoonPhase = z.enum(MOON_PHASES)

export const TideExtreme = z
  .object({ minute, height_m: z.number(), kind: z.enum(['high', 'low']) })
  .meta({ id: 'TideExtreme' })
export type TideExtreme = z.infer<typeof TideExtreme>

/** The table is named; an estimate of ours says that it is none. */
export const TideSource = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('estimate') }),
    z.object({ kind: z.literal('official'), name: z.string(), edition: z.string() }),
  ])
  .meta({ id: 'TideSource' })
export type TideSource = z.infer<typeof TideSource>

export const TideDay = z
  .object({
    date: z.iso.date(),
    source: TideSource,
    extremes: z.array(TideExtreme),
    /** Metres, every `curve_step_minutes` from midnight to midnight, both counted. */
    curve: z.array(z.number()),
    curve_step_minutes: z.int(),
    /** For each level that was asked for: when the water is there or above it. */
    no_car: z.array(
      z.object({
        level_m: z.number(),
        windows: z.array(z.object({ from: minute, to: minute })),
      }),
    ),
    sunrise: minute,
    sunset: minute,
    moon: z.object({
      phase: MoonPhase,
      next: z.object({ phase: MoonPhase, date: z.iso.date() }),
    }),
  })
  .meta({ id: 'TideDay' })
export type TideDay = z.infer<typeof TideDay>

const level = z.number().min(LEVEL_MIN_M).max(LEVEL_MAX_M)

/** What a beach asks for one ramp: its level, and whose page the reminder leads back to. */
export const LeaveReminder = z.object({
  nivel: z.coerce.number().pipe(level),
  praia: z.string().regex(/^[a-z0-9-]{1,100}$/),
})

/** Our own prediction is marked `estimate` and not for navigation. */
export const readTides = endpoint({
  method: 'GET',
  path: '/api/v1/tides',
  access: 'anyone',
  tag: 'Turismo',
  summary:
    'Maré, sol e lua dia a dia; para cada nível pedido, quando não pode haver carro na areia',
  query: z.object({
    /** Today in the city unless told. */
    from: z.iso.date().optional(),
    days: z.coerce.number().int().min(1).max(MOST_DAYS).default(8),
    /** So many days before the first as well: a curve around now begins yesterday, in the morning. */
    back: z.coerce.number().int().min(0).max(MOST_DAYS_BACK).default(0),
    /** Metres, separated by commas: "3.4,3.6". */
    levels: z
      .string()
      .max(100)
      .transform((text) => text.split(',').filter(Boolean).map(Number))
      .pipe(z.array(level).max(MOST_LEVELS))
      .default([]),
  }),
  response: z.object({ station: z.string(), days: z.array(TideDay) }),
  status: 200,
})
