/** What a place has and takes, as people read it. Free of zod: the browser reads them too. */

export const AMENITIES = [
  'wifi',
  'estacionamento',
  'pet',
  'acessivel',
  'ar-condicionado',
  'musica-ao-vivo',
  'area-externa',
  'espaco-kids',
  'vista-para-o-mar',
  'reserva',
  'piscina',
  'cafe-da-manha',
] as const
type Amenity = (typeof AMENITIES)[number]

export const AMENITY_WORDS: Record<Amenity, string> = {
  wifi: 'Wi-Fi',
  estacionamento: 'Estacionamento',
  pet: 'Aceita pet',
  acessivel: 'Acessível',
  'ar-condicionado': 'Ar-condicionado',
  'musica-ao-vivo': 'Música ao vivo',
  'area-externa': 'Área externa',
  'espaco-kids': 'Espaço kids',
  'vista-para-o-mar': 'Vista para o mar',
  reserva: 'Aceita reserva',
  piscina: 'Piscina',
  'cafe-da-manha': 'Café da manhã',
}

export const PAYMENT_METHODS = ['dinheiro', 'pix', 'debito', 'credito', 'vale-refeicao'] as const
type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_WORDS: Record<PaymentMethod, string> = {
  dinheiro: 'Dinheiro',
  pix: 'Pix',
  debito: 'Cartão de débito',
  credito: 'Cartão de crédito',
  'vale-refeicao': 'Vale-refeição',
}
