/** For a search box: what suggests comes with the first focus and not before. */
export const suggestions = () =>
  import('./suggestion-source.ts').then((module) => module.suggestionSource)
