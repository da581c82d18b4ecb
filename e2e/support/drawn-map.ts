import type { Locator, Page } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from './browser.ts'

/** A browser that draws maps without a graphics card. */
export const MAP_BROWSER = {
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
}

export type Colour = readonly [red: number, green: number, blue: number]

const NEAR = 10

/** How much of a map's picture is of a colour: what came was drawn, too. */
export async function pixelsOf(page: Page, map: Locator, colour: Colour): Promise<number> {
  const picture = (await map.screenshot()).toString('base64')
  return page.evaluate(
    async ({ data, wanted, near }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: image.width, height: image.height })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const bytes = context?.getImageData(0, 0, image.width, image.height).data ?? []
      let count = 0
      for (let at = 0; at < bytes.length; at += 4) {
        if (wanted.every((part, place) => Math.abs((bytes[at + place] ?? 0) - part) < near)) count++
      }
      return count
    },
    { data: picture, wanted: colour, near: NEAR },
  )
}
