/** How a file of tiles names its layers; the style knows both. */
export type StreetsSchemaName = 'protomaps' | 'openmaptiles'

/** The map of streets in use, as the API describes it. */
export type Streets = {
  href: string
  bytes: number
  schema: StreetsSchemaName
  attribution: string
}
