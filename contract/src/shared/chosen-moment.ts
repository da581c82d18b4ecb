import { z } from 'zod'

/** Beyond these a moment moved to another time zone may leave the years that have four digits. */
const FIRST = Date.UTC(1900, 0)
const LAST = Date.UTC(2200, 0)

/** A moment that somebody chooses; one that only we tell needs no such bounds. */
export const chosenMoment = (message = 'Escolha um dia e uma hora que existam.') =>
  z.iso.datetime({ offset: true, message }).refine((text) => {
    const at = Date.parse(text)
    return at >= FIRST && at < LAST
  }, message)
