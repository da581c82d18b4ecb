import { z } from 'zod'
import { RichTextWithoutPhotos } from '../../rich-text/rich-text.ts'
import { textLine } from '../../shared/plain-text.ts'
import { LEVEL_MAX_M, LEVEL_MIN_M } from '../tides/tide.constants.ts'
import {
  BEST_TIDES,
  BEST_TIME_MAX,
  BRING_MAX,
  DURATION_MAX,
  FACILITIES,
  MOST_BRING,
  MOST_NOTES,
  MOST_RAMPS,
  MOST_SAMPLES,
  NOTE_TEXT_MAX,
  NOTE_TITLE_MAX,
  RAMP_ACCESSES,
  SUMMARY_MAX,
  WATER_RESULTS,
} from './sight.texts.ts'

const title = textLine(NOTE_TITLE_MAX).min(2, 'Escreva pelo menos 2 letras.')

/** A rule, a hazard, a way to get there: a few words and a sentence. */
const Note = z.object({ title, text: textLine(NOTE_TEXT_MAX) }).strict()

export const Ramp = z
  .object({
    id: z.uuid(),
    name: title,
    access: z.enum(RAMP_ACCESSES),
    /** Water above which cars must be out, set by the administration. Null: no advice is given. */
    level_m: z.number().min(LEVEL_MIN_M).max(LEVEL_MAX_M).nullable(),
    /** Made up for a demonstration, and said to be so wherever it is used. */
    level_is_example: z.boolean(),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    note: textLine(NOTE_TEXT_MAX),
  })
  .strict()
  .meta({ id: 'Ramp' })
export type Ramp = z.infer<typeof Ramp>

/** Written down from a report that anybody may read, never from hearsay. */
export const WaterSample = z
  .object({
    point: title,
    sampled_on: z.iso.date('Escolha o dia da coleta.'),
    result: z.enum(WATER_RESULTS),
    lab: title,
    document_url: z
      .url({ protocol: /^https?$/, message: 'Escreva o endereço do laudo, com https://.' })
      .max(300),
  })
  .strict()
  .meta({ id: 'WaterSample' })
export type WaterSample = z.infer<typeof WaterSample>

/** What is told of a beach or an attraction. What nobody knows is left out, never invented. */
export const SightContent = z
  .object({
    summary: textLine(SUMMARY_MAX),
    description: RichTextWithoutPhotos,
    address: textLine(160),
    visiting_hours: textLine(200),
    price: textLine(120),
    /** How long a visit takes: "de 1 a 2 horas". */
    duration: textLine(DURATION_MAX),
    /** When it is at its best, in a few words: "no fim da tarde, pelo pôr do sol". */
    best_time: textLine(BEST_TIME_MAX),
    /** The water with which it is at its best; null where the tide does not matter. */
    best_tide: z.enum(BEST_TIDES).nullable(),
    bring: z.array(textLine(BRING_MAX).min(2, 'Escreva pelo menos 2 letras.')).max(MOST_BRING),
    facilities: z
      .array(
        z
          .object({ facility: z.enum(FACILITIES), is_there: z.boolean(), note: textLine(120) })
          .strict(),
      )
      .max(FACILITIES.length),
    ramps: z.array(Ramp).max(MOST_RAMPS),
    hazards: z.array(Note).max(MOST_NOTES),
    rules: z.array(Note).max(MOST_NOTES),
    ways: z.array(Note).max(MOST_NOTES),
    water_samples: z.array(WaterSample).max(MOST_SAMPLES),
    /** Where the facts come from: addresses or names of documents. */
    sources: z.array(textLine(300)).max(20),
  })
  .strict()
  .meta({ id: 'SightContent' })
export type SightContent = z.infer<typeof SightContent>

/** As it is written: a level is measured unless it is said to be made up. */
export const WrittenSightContent = SightContent.extend({
  ramps: z
    .array(Ramp.extend({ level_is_example: Ramp.shape.level_is_example.default(false) }))
    .max(MOST_RAMPS),
})
