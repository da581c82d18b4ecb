export const GALLERY = '/voce-no-portal'
export const SEND = '/voce-no-portal/enviar'
export const FOLLOW = '/voce-no-portal/acompanhar'
/** Of a page of the gallery; the contract's own. */
export const GALLERY_PAGE = 24
/** Where the browser keeps what was typed, and the secret it likes with. */
export const DRAFT_KEY = 'portal-participacao'
export const DEVICE_KEY = 'portal-aparelho'
