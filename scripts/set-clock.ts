/**
 * Loaded before anything else by `node --import`: the process believes that it was started at CLOCK_AT,
 * and its time runs on from there. For looking at the portal by day and by night.
 */
const RealDate = Date
const shift = RealDate.parse(process.env.CLOCK_AT ?? '') - RealDate.now()
if (Number.isNaN(shift)) throw new Error('CLOCK_AT needs a moment, such as 2026-11-16T20:40-03:00')

globalThis.Date = class extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + shift)
    else super(...(parts as [number]))
  }
  static override now() {
    return RealDate.now() + shift
  }
} as DateConstructor

export {}
