/** Parts of the privacy policy that say what is kept of people; each feature that keeps something names its own. */
export type PolicySection =
  | 'O que guardamos'
  | 'Quando você compra um plano'
  | 'Quando você pede comida ou compra numa loja'
  | 'Quando você pede uma reserva'
  | 'Quando você procura um imóvel'
  | 'Clube, cupons e sorteios'
  | 'Avisos que você recebe'
  | 'O que você publica e guarda'
  | 'Quem cuida de um negócio ou do portal'
