/** What the worker shows for a page that this device does not have. */
export const OFFLINE_PAGE = '/sem-conexao'
