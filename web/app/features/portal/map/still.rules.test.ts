import { expect, it } from 'vitest'
import { MAX_ZOOM, TOWN_BOUNDS } from '~/ui/map/map.constants.ts'
import { middleOf } from '~/ui/map/whole-map.rules.ts'
import { STILL_BOUNDS } from './map-page.constants.ts'
import { cameraOver, placedInTown, spreadInTown, townUnder } from './still.rules.ts'

const stage = { left: 400, top: 76, width: 880, height: 824 }

it('places a pin where the map will', () => {
  const { west, north } = TOWN_BOUNDS
  expect(placedInTown({ lat: north, lng: west })).toEqual({ left: '0.000%', top: '0.000%' })
  expect(placedInTown(middleOf(TOWN_BOUNDS))).toEqual({ left: '50.000%', top: '50.000%' })
})

it('reaches beyond the town on every side', () => {
  const spread = spreadInTown(STILL_BOUNDS)
  expect(Number.parseFloat(spread.left)).toBeLessThan(-100)
  expect(Number.parseFloat(spread.top)).toBeLessThan(-100)
  expect(Number.parseFloat(spread.width)).toBeGreaterThan(400)
})

it('hands over to a camera that sees the same', () => {
  const town = { left: 472, top: 270, width: 736, height: 435 }
  const camera = cameraOver(town, stage)
  const style = townUnder(camera)
  expect(Number.parseFloat(style.width)).toBeCloseTo(town.width, 1)
  const offset = (text: string) => Number.parseFloat(text.replace('calc(50% + ', ''))
  expect(stage.left + stage.width / 2 + offset(style.left)).toBeCloseTo(town.left, 1)
  expect(stage.top + stage.height / 2 + offset(style.top)).toBeCloseTo(town.top, 1)
  expect(camera.zoom).toBeLessThan(MAX_ZOOM)
})
