import type { NoticeSeverity, UtilityKind } from '@portal/contract/city/utilities/utility.texts'
import { atTime, fromTime } from '@portal/contract/shared/clock.texts'

export const utilitiesTexts = {
  title: 'Utilidade pública',
  lead: (city: string) =>
    `Telefones de emergência, farmácia de plantão e serviços de ${city}. Abre também sem internet.`,
  meta: (city: string) =>
    `Telefones de emergência, farmácia de plantão agora, avisos, saúde, transporte e órgãos públicos de ${city}.`,
  failed: 'Não deu para carregar os serviços agora. Os telefones abaixo valem no Brasil todo.',
  anchors: 'Nesta página',
  print: 'Imprimir',
  share: 'Compartilhar',
  filter: 'Filtrar telefones e serviços',
  filterHint: 'Por exemplo: energia, hospital, ônibus',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  nothing: 'Nada com essas palavras',
  nothingText: 'Tente outra palavra ou limpe o filtro.',
  clear: 'Limpar o filtro',
  call: 'Ligar',
  callTo: (name: string, number: string) => `Ligar para ${name}, ${number}`,
  whatsApp: (number: string) => `WhatsApp ${number}`,
  route: 'Rota',
  routeTo: (name: string) => `Rota até ${name}`,
  source: 'Fonte',
  verified: (day: string) => `Conferido em ${day}`,
  emergency: {
    title: 'Emergência',
    lead: 'Toque para ligar. A ligação é gratuita, mesmo sem crédito.',
    more: 'Outros números',
  },
  duty: {
    title: 'Farmácia de plantão agora',
    chip: 'Farmácia de plantão',
    until: (moment: string) => `De plantão até ${moment}`,
    tomorrow: (time: string) => `amanhã, ${time}`,
    helping: 'Reforço no plantão',
    unknown: 'Não informado',
    unknownText:
      'A escala não diz qual farmácia está de plantão agora. Ligue para uma farmácia antes de sair; em urgência, ligue 192.',
    next: (name: string, moment: string) => `O próximo plantão informado é ${name}, ${moment}.`,
    days: 'Próximos dias',
    listing: 'Ver no guia',
    hours: (from: string, to: string) => `${fromTime(from)} ${atTime(to)}`,
    hoursNext: (from: string, to: string) => `${fromTime(from)} ${atTime(to)} do dia seguinte`,
    wholeDay: 'o dia todo',
  },
  notices: {
    title: 'Avisos',
    until: (moment: string) => `Até ${moment}`,
    link: 'Saiba mais',
    where: 'Onde',
  },
  sections: {
    emergency: 'emergencia',
    health: 'saude',
    transport: 'transporte',
    office: 'orgaos-publicos',
    atm: 'caixas-eletronicos',
    bank: 'bancos',
    fuel: 'postos-de-combustivel',
    tow: 'guincho',
    toilets: 'banheiros',
    parking: 'estacionamento',
    service: 'outros-servicos',
  } satisfies Record<UtilityKind, string>,
  severities: { urgent: 'Urgente', attention: 'Atenção', info: 'Aviso' } satisfies Record<
    NoticeSeverity,
    string
  >,
}
