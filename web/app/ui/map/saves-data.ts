/** Whether somebody asked their browser to spare their data; few browsers say. */
export const savesData = (navigator: object): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
