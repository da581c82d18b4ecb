import { FacebookIcon, InstagramIcon, WhatsappIcon, YoutubeIcon } from '~/ui/brand-icons.tsx'
import { IconLink } from '~/ui/IconLink.tsx'
import { LogoMark } from '~/ui/LogoMark.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { Wave } from '~/ui/Wave.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

const COLOURS = [
  { name: 'mar-950', className: 'bg-mar-950' },
  { name: 'mar-900', className: 'bg-mar-900' },
  { name: 'mar-700', className: 'bg-mar-700' },
  { name: 'mar-600', className: 'bg-mar-600' },
  { name: 'mar-300', className: 'bg-mar-300' },
  { name: 'mar-100', className: 'bg-mar-100' },
  { name: 'areia-100', className: 'bg-areia-100' },
  { name: 'areia-200', className: 'bg-areia-200' },
  { name: 'guara-600', className: 'bg-guara-600' },
  { name: 'guara-100', className: 'bg-guara-100' },
  { name: 'sol-400', className: 'bg-sol-400' },
  { name: 'sol-100', className: 'bg-sol-100' },
  { name: 'mangue-700', className: 'bg-mangue-700' },
  { name: 'mangue-500', className: 'bg-mangue-500' },
  { name: 'mangue-100', className: 'bg-mangue-100' },
  { name: 'vermelho-700', className: 'bg-vermelho-700' },
]

export function BrandSection() {
  return (
    <ShowcaseSection
      id="marca"
      title="Marca, cor e letra"
      intro="Sol, areia, mar aberto, guará vermelho e verde de mangue."
    >
      <Specimen
        name="Cores"
        layout="plain"
        className="grid grid-cols-3 gap-3 md:grid-cols-6 lg:grid-cols-8"
      >
        {COLOURS.map(({ name, className }) => (
          <div key={name} className="text-xs text-muted">
            <div className={`mb-1 h-14 rounded-input inset-ring-1 inset-ring-line ${className}`} />
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen name="Letra" layout="plain" className="grid gap-3">
        <p className="font-head text-display font-bold tracking-[-0.03em]">O mar na hora certa</p>
        <p className="font-head text-h1 font-bold tracking-[-0.022em]">Onde comer em Salinas</p>
        <p className="font-head text-h2 font-bold tracking-[-0.022em]">Acontece em Salinas</p>
        <p className="font-head text-h3 font-bold">Maré Cheia Peixe na Brasa</p>
        <p className="text-lead text-muted">Do avuado na areia ao tacacá da praça.</p>
        <p>
          A família Alves abre o salão quando a maré enche.
          <VisuallyHidden> Só para quem ouve.</VisuallyHidden>
        </p>
        <p className="text-sm text-muted">Peixes e frutos do mar · Maçarico</p>
        <p className="num text-xs text-muted">16h42 · 4,9 m · R$ 99,90</p>
      </Specimen>
      <Specimen name="LogoMark, ícones de marca, Wave" layout="plain">
        <div className="on-dark grid gap-6 rounded-card bg-mar-950 p-6 text-on-dark">
          <div className="flex flex-wrap items-center gap-4">
            <LogoMark className="size-16" />
            <LogoMark />
            <LogoMark className="size-7" />
          </div>
          <div className="flex gap-2">
            <IconLink look="on-dark" label="Instagram" to="#marca">
              <InstagramIcon />
            </IconLink>
            <IconLink look="on-dark" label="Facebook" to="#marca">
              <FacebookIcon />
            </IconLink>
            <IconLink look="on-dark" label="YouTube" to="#marca">
              <YoutubeIcon />
            </IconLink>
            <IconLink look="on-dark" label="WhatsApp" to="#marca">
              <WhatsappIcon />
            </IconLink>
          </div>
          <Wave />
        </div>
      </Specimen>
    </ShowcaseSection>
  )
}
