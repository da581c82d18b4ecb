import type { CompletenessStep } from '@portal/contract/guide/establishments/completeness-rules'
import type { STATUSES } from '@portal/contract/guide/establishments/vocabulary'
import { atTime } from '@portal/contract/shared/clock.texts'

type Status = (typeof STATUSES)[number]

const photos = (count: number) => (count === 1 ? '1 foto' : `${count} fotos`)

const tryText = (days: number | null) => (days ? `Testar ${days} dias grátis` : 'Testar grátis')
const WEEKDAYS = [
  'Domingo',
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
] as const

/** Every sentence of the owner's listings but those of the hours editor. */
export const myListingsTexts = {
  loading: 'Carregando seu negócio…',
  loadFailed: 'Não deu para carregar seu negócio',
  listFailed: 'Não deu para carregar seus negócios',
  holiday: {
    title: (weekday: keyof typeof WEEKDAYS & number, isOptional: boolean) =>
      `${WEEKDAYS[weekday]} é ${isOptional ? 'ponto facultativo' : 'feriado'}. Vocês abrem?`,
    day: (date: string, name: string) => `${date}, ${name}`,
    yes: (periods: string) => `Sim, ${periods}`,
    other: 'Outro horário',
    no: 'Não abre',
    open: (name: string) => `${name}: a página diz que abre`,
    closed: (name: string) => `${name}: a página diz que não abre`,
  },
  categoriesFailed: 'Não deu para carregar as categorias',
  forbidden: {
    title: 'Seu papel não inclui esta parte',
    text: (role: string) =>
      `Neste negócio você é: ${role}. Peça ao dono para mudar seu papel se precisar desta parte.`,
    action: 'Ir para o início',
  },
  gone: {
    title: 'Não achamos este negócio',
    text: 'Ele pode ter sido arquivado, ou você não faz mais parte da equipe.',
    action: 'Ver meus negócios',
  },
  fields: {
    sensitive: 'Passa por aprovação: a página mostra o de agora até lá.',
    name: { hint: 'Como está na fachada.' },
    category: { placeholder: 'Escolha a categoria' },
    subcategory: { placeholder: 'Escolha a subcategoria', none: 'Nenhuma delas' },
    description: {
      hint: 'O que o lugar tem de bom. Com 80 letras ou mais a página fica completa.',
    },
    specialties: { hint: 'Separe com vírgulas: caldeirada, caranguejo, açaí.' },
    cnpj: { hint: 'Ajuda a confirmar que o negócio é seu. Não aparece na página.' },
    phone: { hint: 'Fixo ou celular, com DDD.' },
    whatsapp: {
      hint: 'O botão mais usado da página.',
      ofAccount: 'É o da sua conta. Troque se o negócio tiver outro.',
    },
    email: { hint: 'Para receber mensagens. Não aparece na página.' },
    website: { placeholder: 'www.exemplo.com.br' },
    instagram: { placeholder: '@seunegocio' },
    facebook: { placeholder: 'nome da página' },
    cep: {
      hint: 'Salinópolis é 68721-000.',
      elsewhere: 'Este CEP não é de Salinópolis. Confira, ou siga se for isso mesmo.',
    },
    street: {
      hint: 'Escolha na lista e o marcador do mapa vai até ela. Sem nome de rua, escreva um ponto de referência.',
      count: (count: number) => (count === 1 ? '1 rua na lista' : `${count} ruas na lista`),
    },
    complement: { placeholder: 'Sala, bloco, quiosque' },
    place: { hint: 'Toque no mapa onde fica a porta, ou escreva as coordenadas.' },
    accessibility: { hint: 'Rampa, banheiro adaptado, cardápio em braile…' },
    price: { none: 'Não informar' },
    modules: { hint: 'Partes da página que o negócio usa. Aparecem conforme o plano.' },
    modulesOutside: 'Fora do plano atual: fica salvo e aparece quando o plano incluir.',
  },
  unclaimed: {
    title: 'É um destes? A página já existe no guia',
    text: 'Reivindique e cuide dela: as avaliações continuam.',
    place: (category: string, neighbourhood: string | null) =>
      [category, neighbourhood].filter(Boolean).join(' · '),
    claim: (name: string) => `Reivindicar ${name}`,
    none: 'Não é nenhum destes? Continue aqui embaixo.',
    found: (count: number) =>
      count === 1 ? 'Há 1 página parecida no guia.' : `Há ${count} páginas parecidas no guia.`,
  },
  problems: {
    noContact: 'Informe um telefone ou WhatsApp para contato.',
    noStreet: 'Informe a rua ou o ponto de referência.',
    noNeighbourhood: 'Informe o bairro.',
  },
  save: {
    button: 'Salvar alterações',
    discard: 'Descartar',
    pending: (count: number) =>
      count === 0
        ? 'Tudo salvo'
        : count === 1
          ? '1 alteração ainda não salva'
          : `${count} alterações ainda não salvas`,
    done: 'Alterações salvas',
    live: 'Já aparecem na página.',
    stored: 'Seu cadastro está guardado.',
    waits: 'O que identifica o negócio aparece depois da aprovação.',
    failed: 'Não deu para salvar',
    hours: 'Horários salvos',
    photos: 'Fotos salvas',
  },
  discardAsk: {
    title: 'Descartar o que você mudou?',
    description: 'Os campos voltam ao que está salvo. Isso não pode ser desfeito.',
    confirm: 'Descartar alterações',
  },
  stale: {
    unread: 'Não deu para ler a versão nova.',
    loaded: 'Versão nova carregada. Confira e salve.',
  },
  editor: {
    title: 'Dados do negócio',
    lead: 'O que você salva aparece na hora. O que diz quem é e onde fica o negócio passa por aprovação.',
    draftLead: 'Tudo o que você salva fica no cadastro até ele ser enviado para análise.',
    staffLead: 'O que você salva vale na hora. Quem responde pelo negócio recebe um e-mail.',
    sections: {
      basics: { title: 'O negócio', intro: 'Nome, categoria e o que o lugar tem.' },
      contact: { title: 'Contato', intro: 'Como as pessoas falam com você.' },
      address: { title: 'Endereço', intro: 'Onde fica e como chegar.' },
      details: { title: 'Detalhes', intro: 'O que ajuda a escolher.' },
    },
    preview: 'Como o visitante verá',
    wholePage: 'Ver a página inteira',
    wholePageTitle: 'Como a página vai ficar',
    previewWaits: 'Nome, categoria e endereço novos só depois da aprovação.',
    view: 'Ver minha página',
  },
  hoursScreen: {
    title: 'Horários',
    lead: 'O que você salva aparece na hora na página, nos cartões e em “aberto agora”.',
    save: 'Salvar horários',
  },
  photosScreen: {
    title: 'Fotos',
    lead: (limit: number, plan: string) =>
      `O plano ${plan} mostra até ${photos(limit)}. A primeira é a capa.`,
    noPlan: 'Sem um plano ativo as fotos ficam guardadas e não aparecem na página.',
    hidden: (count: number) =>
      count === 1
        ? 'A última foto está fora do limite do plano e não aparece na página.'
        : `As últimas ${count} fotos estão fora do limite do plano e não aparecem na página.`,
    count: (count: number) => (count === 0 ? 'nenhuma' : photos(count)),
    preparing: 'Espere as fotos ficarem prontas para salvar.',
    save: 'Salvar fotos',
  },
  archive: {
    title: 'Arquivar o negócio',
    text: 'A página sai do ar e o lugar no plano fica livre. Nada é apagado: dá para enviar de novo depois.',
    button: 'Arquivar',
    ask: (name: string) => `Arquivar ${name}?`,
    done: 'Negócio arquivado',
    failed: 'Não deu para arquivar',
  },
  status: {
    title: 'Situação',
    sentences: {
      draft: 'O cadastro ainda não foi enviado. Só a equipe do negócio vê.',
      pending: 'Recebemos seu cadastro. Alguém do portal confere e você fica sabendo por e-mail.',
      published: 'Sua página está no ar.',
      rejected: 'O cadastro precisa de ajustes antes de ir ao ar. Corrija e envie de novo.',
      suspended: 'A página está fora do ar até a situação ser resolvida com o portal.',
      archived: 'A página está fora do ar. Envie de novo quando quiser voltar.',
    } satisfies Record<Status, string>,
    sentAt: (moment: string) => `Enviado: ${moment}`,
    dueAt: (hours: number, moment: string) => `Resposta em até ${hours} horas: ${moment}`,
    late: (hours: number) =>
      `Passou das ${hours} horas que prometemos. Seu cadastro está na frente da fila e ninguém precisa enviar de novo.`,
    reason: 'Motivo',
    resume: 'Continuar o cadastro',
    submit: 'Enviar para análise',
    submitAgain: 'Enviar de novo para análise',
    submitted: 'Cadastro enviado para análise',
    submitFailed: 'Não deu para enviar',
    view: 'Ver minha página',
    basic: 'Sem um plano ativo a página mostra só nome, categoria, bairro, telefone e horário.',
  },
  waiting: {
    title: 'Esperando aprovação',
    since: (moment: string) => `Enviado em ${moment}. A página mostra o de agora até lá.`,
    now: 'Agora',
    next: 'Vai mudar para',
    empty: 'vazio',
    refused: 'As últimas mudanças não foram aprovadas',
  },
  onboarding: {
    title: (count: number) =>
      count === 0 ? 'Página completa' : count === 1 ? 'Falta 1 passo' : `Faltam ${count} passos`,
    complete: 'Tudo o que ajuda alguém a escolher você está aqui.',
    next: (step: string) => `O próximo: ${step}.`,
    of: 'de 100',
    scoreLabel: (score: number) => `${score} de 100`,
    points: (points: number) => `+${points}`,
    done: 'feito',
    doneCount: (count: number) => (count === 1 ? '1 passo já feito' : `${count} passos já feitos`),
    names: {
      category: 'Categoria',
      contact: 'Telefone ou WhatsApp',
      hours: 'Horários da semana',
      photo: 'Uma foto de capa',
      address: 'Endereço',
      menu: 'Cardápio',
      description: 'Descrição',
      gallery: 'Mais fotos',
      pin: 'Lugar no mapa',
      amenities: 'Comodidades',
      price: 'Faixa de preço',
    } satisfies Record<CompletenessStep, string>,
    morePhotos: (count: number) => `Mais ${photos(count)}`,
    actions: {
      category: 'Escolher a categoria',
      contact: 'Informar o contato',
      hours: 'Informar os horários',
      photo: 'Adicionar uma foto',
      address: 'Informar o endereço',
      menu: 'Montar o cardápio',
      description: 'Escrever a descrição',
      gallery: 'Adicionar fotos',
      pin: 'Marcar no mapa',
      amenities: 'Marcar as comodidades',
      price: 'Informar a faixa de preço',
    } satisfies Record<CompletenessStep, string>,
    addPhotos: (count: number) => `Adicionar ${photos(count)}`,
    nexts: {
      category: 'dizer o que o negócio é',
      contact: 'um jeito de falarem com você',
      hours: 'quando abre e fecha',
      photo: 'uma foto da fachada ou do melhor prato',
      address: 'onde fica',
      menu: 'o que você serve',
      description: 'duas ou três frases sobre o lugar',
      gallery: 'fotos do salão e da fachada',
      pin: 'o ponto da porta no mapa',
      amenities: 'o que o lugar oferece',
      price: 'quanto se gasta',
    } satisfies Record<CompletenessStep, string>,
  },
  hoursCard: { title: 'Horários', edit: 'Editar', none: 'Horário não informado.' },
  staff: {
    title: 'Você é da equipe',
    text: (name: string, role: string) => `Em ${name} seu papel é ${role}.`,
  },
  none: {
    title: 'Cadastre seu negócio',
    text: 'Leva uns minutos, e dá para parar e continuar depois. A página vai ao ar quando alguém do portal conferir.',
    action: 'Cadastrar negócio',
  },
  registration: {
    title: 'Cadastrar negócio',
    steps: {
      negocio: 'O negócio',
      contato: 'Contato',
      endereco: 'Endereço',
      horarios: 'Horários',
      fotos: 'Fotos',
      revisao: 'Revisão',
    },
    leads: {
      negocio: 'Como as pessoas vão encontrar você no guia.',
      contato: 'Telefone ou WhatsApp: um dos dois basta.',
      endereco: 'Onde fica e como chegar.',
      horarios: 'Com horário, você aparece em “aberto agora”. Dá para deixar para depois.',
      fotos: 'A primeira é a capa. Dá para deixar para depois.',
      revisao: (hours: number) =>
        `Confira e envie. Alguém do portal olha em até ${hours} horas, e a página vai ao ar.`,
    },
    progress: (step: number, all: number) => `Passo ${step} de ${all}`,
    progressLabel: 'Passos do cadastro',
    done: 'feito',
    next: 'Continuar',
    back: 'Voltar',
    later: 'Continuar depois',
    skip: 'Pular',
    submit: 'Enviar para análise',
    savedAt: (time: string) => `Rascunho salvo ${atTime(time)}`,
    kept: 'O que você digita fica guardado neste aparelho.',
    leftSaved: {
      title: 'Progresso salvo',
      description: 'Continue o cadastro quando quiser, pelo seu painel.',
    },
    leftTyped: {
      title: 'Guardado neste aparelho',
      description: 'O que você digitou espera por você aqui.',
    },
    restored: 'Recuperamos o que você tinha digitado.',
    failed: 'Não deu para salvar este passo',
    resume: {
      title: 'Continue de onde parou',
      lead: 'Você tem um cadastro começado.',
      go: (name: string) => `Continuar ${name}`,
      updated: (moment: string) => `Última alteração: ${moment}`,
      another: 'Cadastrar outro negócio',
    },
    review: {
      edit: 'Editar',
      editPart: (part: string) => `Editar: ${part}`,
      missing: 'Não informado',
      noHours: 'Horário não informado',
      noPhotos: 'Nenhuma foto',
      photos,
      ready: 'Tudo certo para enviar.',
      notReady: 'Antes de enviar, complete o que falta:',
      score: (score: number) => `Sua página está ${score}% completa.`,
    },
    sent: {
      title: 'Cadastro enviado',
      text: (hours: number) =>
        `Alguém do portal confere em até ${hours} horas e a página vai ao ar. Enquanto isso, dá para completar fotos e detalhes.`,
      dashboard: 'Ir para o meu painel',
    },
    notDraft: {
      title: 'Este cadastro já foi enviado',
      text: 'As mudanças agora são feitas pelo painel do negócio.',
    },
  },
  allowance: {
    failed: 'Não deu para conferir seu plano',
    noPlan: {
      title: 'Escolha um plano para cadastrar seu negócio',
      text: 'O Clube é para quem visita e mora na cidade. Para ter uma página no guia, teste um plano, sem pagar nada.',
      price: (month: string, year: string) =>
        `${month} por mês ou ${year} por ano, depois do teste`,
      start: tryText,
      startOf: (plan: string, days: number | null) => `${tryText(days)}: plano ${plan}`,
      failed: 'Não deu para começar o teste',
      used: (isOnSale: boolean) =>
        isOnSale
          ? 'Seu período de teste já foi usado. Toque em “Assinar” no plano que você quer.'
          : 'Seu período de teste já foi usado. Fale com o portal para assinar um plano.',
      buy: (plan: string) => `Assinar o ${plan}`,
      started: (plan: string) => `Seu teste grátis do plano ${plan} já começou.`,
    },
    full: {
      title: 'Seu plano já está completo',
      text: (limit: number) =>
        limit === 1
          ? 'Seu plano permite um estabelecimento, e ele já existe. Arquive-o ou mude de plano para cadastrar outro.'
          : `Seu plano permite ${limit} estabelecimentos, e todos já existem. Arquive um ou mude de plano para cadastrar outro.`,
      action: 'Ver meus negócios',
    },
    plans: { atalaia: 'Atalaia', macarico: 'Maçarico', espadarte: 'Espadarte' },
  },
} as const
