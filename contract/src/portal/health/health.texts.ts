import type { HealthFinding, HealthPartName, HealthState } from './health.ts'

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const exact = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

const plural = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`

function bytesText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const power = bytes > 0 ? Math.min(4, Math.floor(Math.log10(bytes) / 3)) : 0
  return `${number.format(bytes / 1000 ** power)} ${units[power]}`
}

/** Words for a part of the portal, for the page and for the terminal. */
type PartWords = {
  label: string
  /** What of the portal stands still without it. */
  about: string
  /** What to do when it is in trouble. */
  todo: string
}

export const healthParts: Record<HealthPartName, PartWords> = {
  address: {
    label: 'Endereço na internet',
    about: 'O domínio que leva as pessoas a este portal.',
    todo: 'Confira o domínio com quem o registrou.',
  },
  certificate: {
    label: 'Certificado do site',
    about: 'O cadeado: sem ele os navegadores avisam que o site não é seguro.',
    todo: 'Renove o certificado no servidor: certbot renew.',
  },
  clock: {
    label: 'Relógio',
    about: 'Prazos, códigos de entrada e cobranças.',
    todo: 'Ligue o acerto automático do relógio no servidor: timedatectl set-ntp true.',
  },
  mail: {
    label: 'E-mail',
    about: 'Confirmações, senhas, recibos e cartas.',
    todo: 'Confira a senha e o endereço do servidor de e-mail com quem o fornece. O que não saiu é tentado de novo sozinho.',
  },
  pix: {
    label: 'Pix',
    about: 'Cobranças e confirmações dos planos.',
    todo: 'Veja o aviso de serviço do banco. Pagamentos feitos agora entram na próxima conferência; ninguém precisa pagar de novo.',
  },
  'mail-proof': {
    label: 'E-mail que chega',
    about: 'Enviado não é chegado: conta quando o código do teste volta.',
    todo: 'Em Primeiro uso, mande um código para você e digite-o.',
  },
  'pix-certificate': {
    label: 'Certificado do Pix',
    about: 'Com que o banco reconhece este portal.',
    todo: 'Peça outro certificado ao banco e troque os arquivos de PIX_TLS_CERT e PIX_TLS_KEY.',
  },
  'pix-webhook': {
    label: 'Avisos do banco',
    about: 'O banco avisa de cada Pix em segundos; sem isso leva até seis minutos.',
    todo: 'O trabalhador registra o endereço sozinho. Se o banco só aceita por carta, mande o endereço a ele.',
  },
  cards: {
    label: 'Cartões',
    about: 'Compras e renovações por cartão.',
    todo: 'Veja a página de situação da Stripe. O que ficou sem resposta é lido de novo sozinho.',
  },
  whatsapp: {
    label: 'Códigos por WhatsApp',
    about: 'Confirmação de telefone.',
    todo: 'Abra a conta do WhatsApp na Meta: modelo, pagamento e limite de envio. Enquanto isso, códigos do clube vão por e-mail.',
  },
  push: {
    label: 'Avisos nos aparelhos',
    about: 'O que toca no celular: pedidos, reservas, mensagens.',
    todo: 'Confira as chaves VAPID e o endereço de contato. Enquanto isso, o que tem prazo vai por e-mail.',
  },
  weather: {
    label: 'Previsão do tempo',
    about: 'Chuva, vento, UV e ondas, lidos a cada hora.',
    todo: 'Confira a chave e o endereço do provedor. A última leitura vale por 3 horas; depois a previsão some das páginas.',
  },
  storage: {
    label: 'Guarda de fotos',
    about: 'Fotos, documentos e gravações.',
    todo: 'Confira o espaço e as chaves de acesso do armazenamento. Fotos já no ar continuam na cópia do servidor.',
  },
  map: {
    label: 'Mapa da cidade',
    about: 'As ruas do mapa e dos endereços.',
    todo: 'Ponha o mapa de novo no servidor: npm run map:install.',
  },
  calendars: {
    label: 'Calendários ligados',
    about: 'Noites vendidas em outros portais.',
    todo: 'Em Reservas, veja qual calendário falha. O dono já foi avisado; as noites lidas antes continuam bloqueadas.',
  },
  'agency-feeds': {
    label: 'Feeds de imobiliárias',
    about: 'Imóveis que vêm do sistema das imobiliárias.',
    todo: 'Em Feeds de imóveis, veja qual imobiliária falha. Os imóveis já lidos continuam no ar.',
  },
  counters: {
    label: 'Sistemas de balcão',
    about: 'Avisos de pedidos aos caixas dos negócios.',
    todo: 'O negócio deve conferir se o sistema dele está ligado. O pedido continua no painel dele.',
  },
  'tide-table': {
    label: 'Tábua da Marinha',
    about: 'Marés oficiais das praias.',
    todo: 'Importe a próxima tábua em Marés. Depois do último dia as praias mostram a nossa estimativa.',
  },
  backup: {
    label: 'Cópia de segurança',
    about: 'O banco de dados inteiro, uma vez por dia.',
    todo: 'Peça a quem cuida do servidor para ver por que a cópia do dia não foi feita: espaço em disco, senha do banco ou agenda do servidor.',
  },
  archive: {
    label: 'Arquivo contínuo',
    about: 'Cada gravação sai da máquina em até um minuto.',
    todo: 'Peça a quem cuida do servidor para ver se o arquivo tem espaço e responde. Enquanto ele está parado, uma perda da máquina leva o que foi gravado desde o último sucesso.',
  },
  'restore-proof': {
    label: 'Ensaio de volta',
    about: 'A prova de que a cópia volta a ser um portal inteiro.',
    todo: 'Peça a quem cuida do servidor para refazer o ensaio hoje. Uma cópia que não volta não é uma cópia.',
  },
  queue: {
    label: 'Fila de tarefas',
    about: 'O que o portal faz depois de responder: e-mails, fotos, avisos.',
    todo: 'Tarefas que falharam já foram tentadas várias vezes: estão na lista abaixo, com “Tentar de novo”. Se nada anda, ligue mais um trabalhador.',
  },
  worker: {
    label: 'Trabalhador',
    about: 'O processo que esvazia a fila.',
    todo: 'Ligue o trabalhador de novo (npm run worker). Nada se perde enquanto ele está parado, só espera.',
  },
  database: {
    label: 'Banco de dados',
    about: 'Tudo o que o portal sabe.',
    todo: 'Peça a quem cuida do servidor para olhar o banco.',
  },
  roles: {
    label: 'Papéis do banco de dados',
    about: 'O portal entra no banco só com o que precisa; ninguém reescreve o registro.',
    todo: 'Confira DATABASE_URL, DATABASE_WORKER_URL e DATABASE_OWNER_URL e rode npm run migrate.',
  },
  migrations: {
    label: 'Tabelas desta versão',
    about: 'O banco tem a forma que esta versão espera.',
    todo: 'Rode npm run migrate no servidor.',
  },
  version: {
    label: 'Versão',
    about: 'O que está instalado em cada máquina.',
    todo: 'Ponha a mesma versão em todas as máquinas.',
  },
  disk: {
    label: 'Espaço em disco',
    about: 'Onde as fotos são guardadas ou preparadas.',
    todo: 'Apague cópias antigas ou aumente o disco antes que o envio de fotos pare.',
  },
}

type FindingWords = { what: string; todo: string }

/** What exactly is wrong, in one sentence, with the first thing to do. */
export const healthFindings: Record<HealthFinding, FindingWords> = {
  'address-unknown': {
    what: 'O domínio não leva a lugar nenhum.',
    todo: 'Em quem registrou o domínio, crie um registro A (e AAAA) para o endereço deste servidor. Leva até um dia para valer.',
  },
  'address-elsewhere': {
    what: 'O domínio abre outra coisa, não este portal.',
    todo: 'Confira o registro A do domínio e o server_name do nginx. Se PUBLIC_URL mudou, reinicie os processos.',
  },
  'address-silent': {
    what: 'Ninguém responde no endereço do portal.',
    todo: 'Veja se o nginx está ligado (systemctl status nginx) e se as portas 80 e 443 estão abertas no provedor.',
  },
  'certificate-expired': {
    what: 'O certificado venceu: os navegadores não abrem o site.',
    todo: 'Rode agora: certbot renew --force-renewal && systemctl reload nginx.',
  },
  'certificate-ends-soon': {
    what: 'O certificado vence em breve e a renovação não veio.',
    todo: 'Veja a renovação: systemctl status certbot.timer; depois certbot renew.',
  },
  'certificate-wrong-name': {
    what: 'O certificado é de outro domínio.',
    todo: 'Peça um para este domínio: certbot --nginx -d seu-dominio. Confira o server_name do nginx.',
  },
  'certificate-untrusted': {
    what: 'O certificado é de quem os navegadores não conhecem.',
    todo: 'Troque o certificado provisório pelo do certbot: certbot --nginx -d seu-dominio.',
  },
  'certificate-silent': {
    what: 'O endereço não respondeu com certificado.',
    todo: 'Veja se o nginx escuta na porta 443 e se o provedor a deixa aberta.',
  },
  'clock-of-machine': {
    what: 'O relógio desta máquina e o do banco de dados não concordam.',
    todo: 'Nas duas máquinas: timedatectl set-ntp true; depois timedatectl, que deve dizer “synchronized: yes”.',
  },
  'clock-of-bank': {
    what: 'O relógio daqui e o do banco que recebe não concordam.',
    todo: 'Acerte o daqui: timedatectl set-ntp true. Códigos de entrada e cobranças dependem dele.',
  },
  'mail-silent': {
    what: 'O servidor de e-mail não responde.',
    todo: 'Confira o endereço e a porta em SMTP_URL e se o provedor deste servidor deixa sair e-mail (porta 587).',
  },
  'mail-refused': {
    what: 'O servidor de e-mail recusou usuário e senha.',
    todo: 'Gere outra senha com quem fornece o e-mail e troque em SMTP_URL. O que não saiu é tentado de novo sozinho.',
  },
  'mail-unproved': {
    what: 'Ninguém provou ainda que um e-mail daqui chega.',
    todo: 'Em Saúde do portal, Primeiro uso: mande um código para você e digite-o.',
  },
  'pix-client-refused': {
    what: 'O banco não aceitou quem somos (cliente e segredo).',
    todo: 'Confira PIX_CLIENT_ID e PIX_CLIENT_SECRET no painel do banco e reinicie os processos.',
  },
  'pix-scope': {
    what: 'O contrato com o banco não dá a permissão de que o portal precisa.',
    todo: 'Peça ao banco os escopos cob, pix e webhook, de leitura e escrita.',
  },
  'pix-silent': {
    what: 'O banco não respondeu.',
    todo: 'Veja o aviso de serviço do banco e PIX_API_URL. Pagamentos feitos agora entram na próxima conferência.',
  },
  'pix-certificate-ended': {
    what: 'O certificado com que o banco nos reconhece venceu.',
    todo: 'Peça outro ao banco, troque os arquivos de PIX_TLS_CERT e PIX_TLS_KEY e reinicie os processos um por um.',
  },
  'pix-certificate-ends-soon': {
    what: 'O certificado com que o banco nos reconhece vence em breve.',
    todo: 'Peça outro ao banco já: alguns levam uma semana.',
  },
  'pix-certificate-unreadable': {
    what: 'O arquivo do certificado do Pix não pode ser lido.',
    todo: 'Confira o caminho em PIX_TLS_CERT e se o usuário do portal pode ler o arquivo.',
  },
  'pix-webhook-missing': {
    what: 'O banco não sabe para onde avisar de um Pix.',
    todo: 'O trabalhador registra o endereço em até uma hora. Se o banco só aceita por carta, mande o endereço a ele.',
  },
  'pix-webhook-elsewhere': {
    what: 'O banco avisa de Pix em outro endereço.',
    todo: 'Se há outro portal com a mesma chave Pix, desligue-o; senão, espere uma hora: o trabalhador registra este.',
  },
  'cards-refused': {
    what: 'A Stripe não aceitou a chave.',
    todo: 'Confira STRIPE_SECRET_KEY no painel da Stripe e reinicie os processos.',
  },
  'cards-silent': {
    what: 'A Stripe não respondeu.',
    todo: 'Veja a página de situação da Stripe. O que ficou sem resposta é lido de novo sozinho.',
  },
  'whatsapp-refused': {
    what: 'A Meta não aceitou a chave do WhatsApp.',
    todo: 'Gere outra chave permanente na Meta e troque WHATSAPP_TOKEN. Enquanto isso, códigos vão por e-mail.',
  },
  'whatsapp-silent': {
    what: 'O WhatsApp não respondeu.',
    todo: 'Espere: é tentado de novo. Se durar, veja a página de situação da Meta.',
  },
  'push-subject-unreal': {
    what: 'O contato dos avisos (VAPID_SUBJECT) é de ninguém: a Apple recusa todos.',
    todo: 'Ponha em VAPID_SUBJECT um e-mail que alguém lê, como mailto:avisos@seu-dominio.',
  },
  'storage-unwritable': {
    what: 'Não foi possível guardar e ler de volta um arquivo.',
    todo: 'Confira o dono da pasta MEDIA_FOLDER, ou a chave e o nome do armazenamento (S3_…).',
  },
  'map-lost': {
    what: 'O mapa escolhido não está mais guardado.',
    todo: 'Ponha o mapa de novo no servidor: npm run map:install.',
  },
  'backup-never': {
    what: 'Nunca foi feita uma cópia.',
    todo: 'Ligue o arquivo contínuo (deploy/pgbackrest.sh) ou a cópia do dia (deploy/backup.sh): deploy/README.md diz como.',
  },
  'backup-old': {
    what: 'A última cópia é de mais de um dia atrás.',
    todo: 'Veja a agenda do servidor: systemctl list-timers. Depois faça uma cópia à mão e veja o que ela diz.',
  },
  'backup-failed': {
    what: 'A última cópia falhou.',
    todo: 'Veja espaço em disco, senha do banco e o destino da cópia; depois refaça-a.',
  },
  'archive-late': {
    what: 'Nada sai para o arquivo há mais de cinco minutos.',
    todo: 'Veja se o arquivo tem espaço e responde. Se a máquina se perder agora, perde-se desde o último sucesso.',
  },
  'archive-refused': {
    what: 'O arquivo recusou a última gravação.',
    todo: 'Confira a senha e o espaço do destino. Se a máquina se perder agora, perde-se desde o último sucesso.',
  },
  'proof-never': {
    what: 'Nenhuma cópia voltou ainda: não se sabe se volta.',
    todo: 'Ensaie a volta hoje: deploy/pgbackrest.sh prove, ou deploy/restore.sh em outro banco.',
  },
  'proof-old': {
    what: 'A última volta ensaiada é de mais de uma semana atrás.',
    todo: 'Refaça o ensaio e veja por que a agenda não o fez.',
  },
  'proof-failed': {
    what: 'A última volta ensaiada falhou: a cópia não voltou inteira.',
    todo: 'Trate como se não houvesse cópia: faça outra completa hoje e ensaie de novo.',
  },
  'queue-stuck': {
    what: 'A fila está parada há mais de dez minutos.',
    todo: 'Ligue mais um trabalhador e veja o registro do que está ligado: journalctl -u guia-worker.',
  },
  'queue-late': {
    what: 'A fila anda com atraso.',
    todo: 'Espere uns minutos. Se não diminui, ligue mais um trabalhador.',
  },
  'queue-failed': {
    what: 'Tarefas falharam depois de todas as tentativas.',
    todo: 'Estão em “Tarefas que falharam”: veja por que e toque em “Tentar de novo”.',
  },
  'worker-silent': {
    what: 'Nenhum trabalhador dá sinal.',
    todo: 'Ligue-o de novo: systemctl restart guia-worker (ou npm run worker). Nada se perde, só espera.',
  },
  'database-away': {
    what: 'O banco de dados não responde.',
    todo: 'systemctl status postgresql; confira DATABASE_URL e o espaço do disco dele.',
  },
  'role-wide': {
    what: 'O portal entra no banco com poder demais: poderia reescrever o registro.',
    todo: 'Em DATABASE_URL ponha o papel que npm run migrate cria, não o dono das tabelas.',
  },
  'role-narrow': {
    what: 'Falta ao portal uma permissão no banco.',
    todo: 'Rode npm run migrate com DATABASE_OWNER_URL: ele dá as permissões de novo.',
  },
  'migrations-missing': {
    what: 'O banco é mais velho que esta versão.',
    todo: 'Rode npm run migrate e depois reinicie os processos um por um.',
  },
  'migrations-ahead': {
    what: 'O banco já é de uma versão mais nova que esta.',
    todo: 'Uma versão atrás funciona. Mais que isso não: ponha a versão nova quando puder.',
  },
  'disk-of-photos': {
    what: 'Falta espaço onde as fotos são guardadas.',
    todo: 'Aumente o disco ou leve as fotos para um armazenamento (S3_…) antes que os envios parem.',
  },
  'disk-of-preparation': {
    what: 'Falta espaço onde as fotos são preparadas.',
    todo: 'Esvazie MEDIA_SCRATCH_FOLDER ou aponte-a para um disco maior.',
  },
  'disk-of-data': {
    what: 'Falta espaço onde o banco de dados guarda.',
    todo: 'Aumente o disco hoje: cheio, o banco para. Veja antes se cópias velhas ou o arquivo parado o enchem.',
  },
  'disk-of-logs': {
    what: 'Falta espaço onde os registros são escritos.',
    todo: 'journalctl --vacuum-size=500M; depois veja qual registro cresce em /var/log.',
  },
  'version-mixed': {
    what: 'Há máquinas com versões diferentes.',
    todo: 'Durante uma troca é normal. Se dura, termine-a: a mesma versão em todas.',
  },
  'version-unnamed': {
    what: 'Esta versão não tem nome (RELEASE).',
    todo: 'Ponha RELEASE na configuração: assim um erro diz de que versão é.',
  },
  'not-examined': {
    what: 'Estava em ordem, mas ninguém examinou desde ontem.',
    todo: 'Toque em “Examinar agora”. Se continua assim, veja se o trabalhador está ligado.',
  },
}

export const healthStates: Record<HealthState, string> = {
  trouble: 'Parou',
  attention: 'Pede atenção',
  ok: 'Em ordem',
  unknown: 'Sem uso ainda',
  off: 'Não ligado',
}

/** "1 parte parou, 2 pedem atenção": what the page and the terminal begin with. */
export function healthVerdict(parts: readonly { state: HealthState }[]): string {
  const of = (state: HealthState) => parts.filter((part) => part.state === state).length
  const [troubles, attentions] = [of('trouble'), of('attention')]
  const worse = troubles === 0 ? [] : [plural(troubles, 'parte parou', 'partes pararam')]
  const [one, many] = troubles === 0 ? ['parte pede', 'partes pedem'] : ['pede', 'pedem']
  const mild = attentions === 0 ? [] : [plural(attentions, `${one} atenção`, `${many} atenção`)]
  return [...worse, ...mild].join(', ') || 'Tudo em ordem'
}

/** What is measured of a part. */
export const healthMeasures = {
  seconds: (ms: number) => `${number.format(ms / 1000)} s`,
  days: (count: number) => plural(count, 'dia', 'dias'),
  apart: (ms: number) => `${exact.format(ms / 1000)} s de diferença`,
  missing: (count: number) => plural(count, 'por fazer', 'por fazer'),
  read: (good: number, all: number) => `${good} de ${all} em ordem`,
  until: (day: string) => `até ${day}`,
  noTable: 'sem tábua: vale a estimativa',
  size: bytesText,
  free: (free: number, total: number) => `${bytesText(free)} livres de ${bytesText(total)}`,
  waiting: (count: number) => plural(count, 'à espera', 'à espera'),
  oldest: (seconds: number) =>
    seconds < 60
      ? `a mais antiga há ${seconds} s`
      : `a mais antiga há ${Math.round(seconds / 60)} min`,
  failedJobs: (count: number) =>
    count === 0
      ? 'nenhuma falhou em 24 horas'
      : `${plural(count, 'falhou', 'falharam')} em 24 horas`,
  backupSize: (bytes: number, tables: number) => `${bytesText(bytes)}, ${tables} tabelas`,
  took: (seconds: number) =>
    `de volta em ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`}`,
  noProof: 'nenhum ensaio registrado',
} as const
