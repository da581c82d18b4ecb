declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  type Options = {
    targetFormat: 'woff2'
    variationAxes: Record<string, Axis>
    keepFeatures: string[]
    preserveNameIds: number[]
    noHinting: boolean
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>
}
