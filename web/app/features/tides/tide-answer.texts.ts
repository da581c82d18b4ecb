/** The answer of a tide card. Never "seguro": only inside the hours that are foreseen. */
export const answerTexts = {
  leave: 'Retire o carro até',
  leaveIn: (duration: string, ramp: string) =>
    `Faltam ${duration}. ${ramp}: dentro do horário previsto.`,
  risesUntil: 'A maré sobe até',
  risesFrom: 'A maré sobe a partir de',
  fallsUntil: 'A maré desce até',
  rises: (here: string, there: string) => `Agora sobe: está em ${here} e chega a ${there}.`,
  falls: (here: string, there: string) => `Agora desce: está em ${here} e chega a ${there}.`,
  unavailable: 'Não deu para ler a maré agora',
  out: 'Sem carro na areia agora',
  outUntil: (moment: string) => `Sem carro na areia até ${moment}`,
  outLong: (ramp: string) => `A água fica acima do limite. ${ramp}.`,
  afterwards: (ramp: string) => `Depois, dentro do horário previsto. ${ramp}.`,
  afterwardsBetween: (from: string, to: string, ramp: string) =>
    `Depois, de ${from} a ${to}, dentro do horário previsto. ${ramp}.`,
  dry: 'A água não chega ao limite',
  dryText: (ramp: string) => `Nenhuma maré dos próximos dias alcança o limite. ${ramp}.`,
  noWay: 'Sem acesso de carro à areia',
  noWayText: 'Os acessos desta praia estão fechados a veículos.',
  unknown: 'Vai de carro? Saia antes de a maré subir',
  unknownText: (rise: string) =>
    `${rise} O limite de água desta praia ainda não foi definido: carro só onde as placas e os guarda-vidas permitem.`,
  risingNow: (until: string) => `Ela já está subindo, até ${until}.`,
  risingLater: (from: string) => `Ela sobe a partir de ${from}.`,
  example: 'nível de exemplo',
} as const
