import { SETTINGS_WORDS } from '@portal/contract/ground/settings/settings.texts'

/** Every sentence of the portal settings editor. The toasts are those of spec §8. */
export const settingsEditorTexts = {
  saved: {
    title: 'Configurações atualizadas',
    description: 'As configurações do portal foram atualizadas com sucesso.',
  },
  failed: {
    title: 'Erro ao atualizar',
    description: 'Não foi possível atualizar as configurações do portal.',
  },
  thrown: (message: string) => `Falha ao atualizar configurações: ${message}`,
  loading: 'Carregando as configurações…',
  loadError: 'Não deu para carregar as configurações',
  empty: 'vazio',
  saveBar: {
    save: 'Salvar alterações',
    discard: 'Descartar',
    pending: (count: number) =>
      count === 0
        ? 'Tudo salvo'
        : count === 1
          ? '1 campo alterado, ainda não salvo'
          : `${count} campos alterados, ainda não salvos`,
    ask: {
      title: 'Descartar o que você digitou?',
      description: 'Os campos voltam ao que está salvo. Isso não pode ser desfeito.',
      confirm: 'Descartar alterações',
    },
  },
  savedAt: (version: number, when: string) => `Versão ${version}, salva em ${when}`,
  picture: {
    send: 'Enviar imagem',
    title: (what: string) => `Enviar imagem: ${what}`,
    use: 'Usar esta imagem',
  },
  sections: {
    identity: {
      title: 'Identidade',
      intro:
        'Como o portal se apresenta no topo e nas buscas. Um campo vazio mostra, em cinza, o que o público vê.',
    },
    images: {
      title: 'Imagens',
      intro:
        'Envie e recorte a imagem aqui, ou escreva o endereço de um arquivo do portal, que começa com /. Por segurança, as páginas não mostram imagens guardadas em outros sites.',
    },
    contact: { title: 'Contato', intro: 'Aparece no topo e no rodapé.' },
    social: { title: 'Redes sociais', intro: 'Cada botão só aparece se o endereço estiver aqui.' },
    city: { title: 'Cidade', intro: 'Nome e lugar no mapa, usados nas buscas e nas previsões.' },
    club: {
      title: 'Clube de Vantagens',
      intro: 'O que a página do clube anuncia. As outras páginas mostram só números contados.',
    },
  },
  fields: {
    site_name: { label: SETTINGS_WORDS.site_name, hint: '' },
    site_description: {
      label: SETTINGS_WORDS.site_description,
      hint: 'Até 300 letras; aparece nas buscas.',
    },
    logo_url: { label: SETTINGS_WORDS.logo_url, hint: '' },
    logo_home_url: { label: SETTINGS_WORDS.logo_home_url, hint: 'Vazio: usa o logo.' },
    favicon_url: { label: SETTINGS_WORDS.favicon_url, hint: '' },
    og_image_url: {
      label: SETTINGS_WORDS.og_image_url,
      hint: '1200 × 630, para WhatsApp e redes.',
    },
    contact_phone: {
      label: SETTINGS_WORDS.contact_phone,
      hint: 'Com DDD, como deve aparecer: (91) 90000-0000.',
    },
    contact_email: { label: SETTINGS_WORDS.contact_email, hint: '' },
    social_instagram: { label: SETTINGS_WORDS.social_instagram, hint: '' },
    social_facebook: { label: SETTINGS_WORDS.social_facebook, hint: '' },
    social_youtube: { label: SETTINGS_WORDS.social_youtube, hint: '' },
    city_name: { label: SETTINGS_WORDS.city_name, hint: '' },
    city_state: { label: SETTINGS_WORDS.city_state, hint: '' },
    city_latitude: { label: SETTINGS_WORDS.city_latitude, hint: 'Em graus: -0,6135.' },
    city_longitude: { label: SETTINGS_WORDS.city_longitude, hint: 'Em graus: -47,3561.' },
    club_members_claim: { label: SETTINGS_WORDS.club_members_claim, hint: '' },
    club_prizes_claim_reais: { label: SETTINGS_WORDS.club_prizes_claim_reais, hint: '' },
    club_partners_claim: { label: SETTINGS_WORDS.club_partners_claim, hint: '' },
    club_discount_claim_percent: { label: SETTINGS_WORDS.club_discount_claim_percent, hint: '' },
    club_figures: {
      label: SETTINGS_WORDS.club_figures,
      hint: 'Contados: só o que o portal conta de verdade, e nenhum dos anunciados.',
    },
    club_testimonials: { label: SETTINGS_WORDS.club_testimonials, hint: 'Até seis.' },
  },
  stateUnset: 'Usar o padrão do portal',
  figures: { claimed: 'Anunciados', counted: 'Contados' },
  testimonials: {
    one: (number: number) => `Depoimento ${number}`,
    name: 'Nome',
    place: 'De onde',
    text: 'Depoimento',
    add: 'Adicionar depoimento',
    remove: (number: number) => `Tirar o depoimento ${number}`,
    none: 'Nenhum depoimento: a página do clube não mostra essa parte.',
  },
} as const
