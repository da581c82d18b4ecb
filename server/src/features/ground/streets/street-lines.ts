import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Point } from './plane.rules.ts'

/** A line of a street, as the map of the city has it. */
export type StreetLine = { name: string; class: string; points: readonly Point[] }
export type Landmark = { name: string; kind: string; place: Point }

const Position = z.tuple([z.number(), z.number()]).transform(pointOf)
const Lines = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string().optional(), class: z.string() }),
      geometry: z.object({ coordinates: z.array(Position).min(2) }),
    }),
  ),
})
const Landmarks = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string(), kind: z.string() }),
      geometry: z.object({ coordinates: Position }),
    }),
  ),
})

export async function readStreetLines(folder: string): Promise<StreetLine[]> {
  const { features } = Lines.parse(await readJson(folder, 'streets-salinopolis.geojson'))
  return features.map(({ properties, geometry }) => ({
    name: (properties.name ?? '').replace(/\s+/g, ' ').trim(),
    class: properties.class,
    points: geometry.coordinates,
  }))
}

export async function readLandmarks(folder: string): Promise<Landmark[]> {
  const { features } = Landmarks.parse(await readJson(folder, 'landmarks-salinopolis.geojson'))
  return features.map(({ properties, geometry }) => ({
    ...properties,
    place: geometry.coordinates,
  }))
}

const readJson = async (folder: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, file), 'utf8'))

function pointOf([longitude, latitude]: [number, number]): Point {
  return { latitude, longitude }
}
