/** Free of zod: the browser reads them too. */

export const MESSAGE_REPLY_MAX = 2000
export const TEMPLATE_NAME_MAX = 40
/** Of one establishment. */
export const TEMPLATES_MAX = 20
