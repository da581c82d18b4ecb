/** /reserva: the page of a stay that was asked for without an account. */
export const STAY_PAGE = '/reserva'
/** The secret follows the hash sign: no log and no Referer sees it. */
export const stayPath = (token: string) => `${STAY_PAGE}#token=${token}`
