export const rampTexts = {
  title: 'Rampas e acessos',
  lead: 'Cada descida tem o seu limite de água, definido pela administração.',
  leave: 'Retire o carro até',
  limit: 'Limite da água',
  noLevel: 'ainda não definido',
  opens: 'Volta a abrir',
  inside: 'Dentro do horário previsto',
  outside: 'Fora do horário previsto',
  unknown: 'Sem horário previsto',
  route: 'Rota até a rampa',
  routeTo: (name: string) => `Rota até a rampa: ${name}`,
}
