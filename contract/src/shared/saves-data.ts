import { partsOf } from './records.ts'

/** Whether somebody asked their browser to spare their data; few browsers say. */
export const savesData = (navigator: object): boolean =>
  partsOf(partsOf(navigator).connection).saveData === true
