import { ArrowRight, Heart, MapPin, Phone, Plus, Share2, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { IconLink } from '~/ui/IconLink.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

export function ButtonsSection() {
  const [isSaving, setIsSaving] = useState(false)
  const [isSaved, setIsSaved] = useState(true)
  return (
    <ShowcaseSection
      id="botoes"
      title="Botões e links"
      intro="Um único botão vermelho por tela. O resto é tinta, contorno ou texto."
    >
      <Specimen name="Button">
        <Button look="primary">Chamar no WhatsApp</Button>
        <Button>Cadastrar meu negócio</Button>
        <Button look="line">Limpar filtros</Button>
        <Button look="ghost">Agora não</Button>
        <Button look="danger">Apagar cupom</Button>
        <Button look="line" size="sm">
          <Plus aria-hidden="true" />
          Adicionar foto
        </Button>
      </Specimen>
      <Specimen name="Button: desativado, ocupado">
        <Button disabled>Publicar</Button>
        <Button look="line" disabled>
          Publicar
        </Button>
        <Button look="primary" pending>
          Gerando código
        </Button>
        <Button pending={isSaving} onClick={() => setIsSaving(true)}>
          {isSaving ? 'Salvando' : 'Salvar horário'}
        </Button>
        {isSaving ? (
          <Button look="ghost" onClick={() => setIsSaving(false)}>
            Parar
          </Button>
        ) : null}
      </Specimen>
      <Specimen name="LinkButton, TextLink">
        <LinkButton to="#botoes">
          Ver os 32 pratos
          <ArrowRight aria-hidden="true" />
        </LinkButton>
        <LinkButton to="#botoes" look="line" size="sm">
          Abrir quadro
        </LinkButton>
        <TextLink to="#botoes" block>
          Traçar rota
        </TextLink>
      </Specimen>
      <Specimen name="Button em toda a largura" layout="plain" className="max-w-90">
        <Button look="primary" block>
          Copiar código Pix
        </Button>
      </Specimen>
      <Specimen name="IconButton, IconLink">
        <IconButton label="Fechar">
          <X aria-hidden="true" />
        </IconButton>
        <IconButton label="Compartilhar" look="line">
          <Share2 aria-hidden="true" />
        </IconButton>
        <IconLink label="Ligar" look="line" to="tel:+5591900000000">
          <Phone aria-hidden="true" />
        </IconLink>
        <IconButton label="Ver no mapa" look="light">
          <MapPin aria-hidden="true" />
        </IconButton>
        <IconButton label="Fechar" disabled>
          <X aria-hidden="true" />
        </IconButton>
      </Specimen>
      <Specimen name="Sobre a foto e sobre o escuro">
        <div className="on-dark flex flex-wrap items-center gap-3 rounded-card bg-linear-to-r from-mar-700 to-mar-900 p-5">
          <Button look="glass">Ver as 18 fotos</Button>
          <Button look="light">Anuncie aqui</Button>
          <IconButton
            look="glass"
            label={isSaved ? 'Tirar dos salvos' : 'Salvar'}
            aria-pressed={isSaved}
            onClick={() => setIsSaved(!isSaved)}
          >
            <Heart aria-hidden="true" />
          </IconButton>
          <IconButton look="on-dark" label="Compartilhar">
            <Share2 aria-hidden="true" />
          </IconButton>
        </div>
      </Specimen>
    </ShowcaseSection>
  )
}
