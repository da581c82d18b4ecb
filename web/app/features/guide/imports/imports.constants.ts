/** Lines drawn at a time: a large sheet must not make a phone stutter. */
export const LINES_AT_ONCE = 100
export const TEMPLATE_NAME = 'modelo-guia-comercial.csv'
export const EXPORT_ADDRESS = '/api/v1/admin/exports/establishments.csv'
