import type { Locator } from '@playwright/test'

type Shown = { text: string; ratio: number }

/** Every text in a part as it is painted, with the contrast to what lies under it, the weakest first. */
export async function contrastsIn(part: Locator): Promise<Shown[]> {
  const shown = await part.evaluate((root) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1
    canvas.height = 1
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    // Whatever way a colour is written, the canvas paints it.
    const painted = (colour: string) => {
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      return [...pen.getImageData(0, 0, 1, 1).data]
    }
    const groundOf = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255, 255]
      const colour = painted(getComputedStyle(element).backgroundColor)
      return colour[3] === 255 ? colour : groundOf(element.parentElement)
    }
    const light = (colour: number[]) => {
      const [red = 0, green = 0, blue = 0] = colour.map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [root, ...root.querySelectorAll('*')].flatMap((element) => {
      const text = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim() ?? '')
        .join(' ')
        .trim()
      if (!text || element.getClientRects().length === 0) return []
      const [one, other] = [
        light(painted(getComputedStyle(element).color)),
        light(groundOf(element)),
      ].toSorted((a, b) => b - a) as [number, number]
      return [{ text, ratio: (one + 0.05) / (other + 0.05) }]
    })
  })
  return shown.toSorted((one, other) => one.ratio - other.ratio)
}
