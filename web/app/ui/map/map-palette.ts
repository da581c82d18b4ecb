/** The sea and the sand of theme.css, a shade lighter than on the page so that pins stand out. */
export const MAP_COLOURS = {
  sea: '#a9d9e7',
  shallows: '#bfe3ec',
  land: '#e4ead0',
  sand: '#f5d79b',
  ink: '#0a3242',
  halo: '#ffffff',
  // Of the map of streets.
  ground: '#f5efdf',
  green: '#dfe8c8',
  building: '#ebe0c8',
  road: '#ffffff',
  edge: '#d5bd88',
  path: '#c9ab74',
  quietInk: '#435c67',
} as const
