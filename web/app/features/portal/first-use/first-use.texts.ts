import type { SystemTest, SystemTestKind } from '@portal/contract/portal/first-use/first-use'

const seconds = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

type TestWords = { title: string; why: string; ask: string; again: string; skip: string | null }

/** Every sentence of the first use. */
export const firstUseTexts = {
  loading: 'Lendo os passos…',
  loadError: 'Não deu para ler os passos',
  title: 'Pôr um guia no ar',
  lead: 'Dá para parar e voltar: cada passo fica guardado.',
  steps: 'Passos',
  step: {
    city: { label: 'A cidade', hint: 'nome e contato' },
    you: { label: 'Você', hint: 'segundo fator' },
    mail: { label: 'E-mail', hint: 'um código vai e volta' },
    pix: { label: 'Pix', hint: 'uma cobrança feita e desfeita' },
    cards: { label: 'Cartões', hint: 'a Stripe nos reconhece' },
    backup: { label: 'Cópia de segurança', hint: 'guarda e ensaia a volta' },
    open: { label: 'Abrir', hint: 'o que ainda falta' },
  },
  done: 'pronto',
  skipped: 'pulado',
  city: {
    title: 'De que cidade é este guia?',
    why: 'O nome aparece no alto de toda página, e o contato é por onde as pessoas escrevem. Muda depois, em Configurações.',
    action: 'Preencher nome e contato',
    is: (name: string | null) => name ?? 'A cidade',
  },
  you: {
    title: 'Proteja a sua conta',
    why: 'Quem cuida do portal entra com senha e com um código do celular.',
    action: 'Ligar o segundo fator',
  },
  tests: {
    mail: {
      title: 'O e-mail sai e chega?',
      why: 'Mandamos um código para você. Só conta como pronto quando você o digitar: enviado não é o mesmo que chegado.',
      ask: 'Mandar o código',
      again: 'Mandar outro código',
      skip: null,
    },
    pix: {
      title: 'O banco nos conhece?',
      why: 'Criamos uma cobrança de R$ 0,01 que ninguém vê e a desfazemos em seguida. Nada é cobrado.',
      ask: 'Testar o Pix',
      again: 'Testar de novo',
      skip: 'Pular: sem Pix por enquanto',
    },
    cards: {
      title: 'A Stripe nos conhece?',
      why: 'Lemos a conta com a chave que está configurada. Nada é cobrado.',
      ask: 'Testar os cartões',
      again: 'Testar de novo',
      skip: 'Pular: sem cartões por enquanto',
    },
  } satisfies Record<SystemTestKind, TestWords>,
  states: {
    off: 'Ainda não está configurado no servidor (docs/operations.md). Configure e reinicie, ou pule.',
    never: '',
    asked: 'Testando…',
    sent: 'Saiu. Veja sua caixa de entrada, e a de spam.',
    passed: 'Passou.',
    failed: 'Não deu certo.',
  } satisfies Record<SystemTest['state'], string>,
  took: (ms: number) => `Levou ${seconds.format(ms / 1000)} s.`,
  said: (words: string) => `Foi dito: ${words}.`,
  code: {
    label: 'O código que chegou',
    hint: 'Seis números; vale dez minutos.',
    submit: 'Conferir',
  },
  proved: 'O e-mail chegou',
  asked: 'Teste pedido',
  failed: 'Não foi possível agora',
  backup: {
    title: 'A cópia volta mesmo?',
    why: 'Uma cópia só existe depois de ter voltado uma vez. Quem cuida do servidor a faz (deploy/README.md, “Backup and restore”); aqui aparece quando ela foi feita e quando voltou.',
    made: (when: string) => `Feita em ${when}.`,
    neverMade: 'Nenhuma foi feita ainda.',
    proved: (when: string) => `Voltou em ${when}, e as contas bateram.`,
    neverProved: 'Nenhuma voltou ainda.',
    skip: 'Pular: cuido disso depois',
  },
  open: {
    title: 'Pronto para abrir',
    missing: 'Falta ainda',
    ready: 'Todos os passos foram dados. Veja a saúde do portal antes de contar a todos.',
    health: 'Ver a saúde do portal',
    finish: 'Terminar o primeiro uso',
    finished: 'O primeiro uso terminou. Os testes continuam aqui.',
  },
} as const
