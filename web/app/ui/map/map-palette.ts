/** The sea and the sand of theme.css, a shade lighter than on the page so that pins stand out. */
export const MAP_COLOURS = {
  sea: '#a9d9e7',
  shallows: '#bfe3ec',
  land: '#e4ead0',
  sand: '#f5d79b',
  ink: '#0a3242',
  halo: '#ffffff',
  // Of the map of streets.
  ground: '#f4eddd',
  built: '#f0e7d4',
  green: '#dfe9c9',
  mangrove: '#c8dcc3',
  building: '#e2d3b6',
  road: '#ffffff',
  edge: '#d4bf94',
  majorEdge: '#c7a96c',
  primary: '#ffe7ad',
  primaryEdge: '#d5a64b',
  path: '#c4a56c',
  quietInk: '#3d5661',
  seaInk: '#0f5b73',
  greenInk: '#1f5a3d',
} as const
