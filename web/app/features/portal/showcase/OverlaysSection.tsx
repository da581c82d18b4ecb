import { Copy, EllipsisVertical, Info, Pencil, Trash2 } from 'lucide-react'
import { BottomSheet } from '~/ui/BottomSheet.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Drawer } from '~/ui/Drawer.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
import { Popover } from '~/ui/Popover.tsx'
import { Tooltip } from '~/ui/Tooltip.tsx'
import { toast } from '~/ui/toast.ts'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

const HOURS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']

export function OverlaysSection() {
  return (
    <ShowcaseSection
      id="camadas"
      title="Janelas, gavetas e menus"
      intro="Esc fecha, o foco fica dentro e volta para onde estava."
    >
      <Specimen name="Dialog, ConfirmDialog">
        <Dialog
          title="Informar um erro"
          description="Conte o que está errado na página do Maré Cheia. A gente confere em até dois dias."
          trigger={<Button look="line">Abrir janela</Button>}
          footer={
            <>
              <DialogClose look="ink">Enviar</DialogClose>
              <DialogClose />
            </>
          }
        >
          <Field label="O que está errado?">
            <Input autoComplete="off" />
          </Field>
        </Dialog>
        <ConfirmDialog
          title="Apagar o cupom 15% na caldeirada?"
          description="Quem já pegou o cupom ainda pode usar. Não dá para desfazer."
          confirmLabel="Apagar cupom"
          destructive
          onConfirm={() => toast({ title: 'Cupom apagado', variant: 'success' })}
          trigger={<Button look="line">Apagar algo</Button>}
        />
      </Specimen>
      <Specimen name="Drawer, BottomSheet">
        <Drawer title="Filtros" trigger={<Button look="line">Abrir gaveta</Button>}>
          <Hours />
        </Drawer>
        <BottomSheet
          title="Horários"
          trigger={<Button look="line">Abrir folha</Button>}
          footer={<Button block>Traçar rota</Button>}
        >
          <Hours />
        </BottomSheet>
        <BottomSheet
          title="12 lugares perto"
          snapPoints={['280px', 0.6, 1]}
          trigger={<Button look="line">Folha de três alturas</Button>}
        >
          <Hours />
          <Hours />
        </BottomSheet>
      </Specimen>
      <Specimen name="DropdownMenu, Popover, Tooltip">
        <DropdownMenu
          align="start"
          trigger={
            <IconButton label="Ações do cupom" look="line">
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
          entries={[
            { label: 'Editar', icon: <Pencil aria-hidden="true" />, to: '#camadas' },
            { label: 'Duplicar', icon: <Copy aria-hidden="true" />, onSelect: () => undefined },
            {
              label: 'Apagar',
              icon: <Trash2 aria-hidden="true" />,
              destructive: true,
              separated: true,
              onSelect: () => undefined,
            },
          ]}
        />
        <Popover title="Como medimos" trigger={<Button look="ghost">De onde vem a maré?</Button>}>
          <p className="text-sm text-muted">
            Calculada com as constantes do porto mais perto. Estimativa, não use para navegar.
          </p>
        </Popover>
        <Tooltip text="Visitas contadas uma vez por pessoa e dia">
          <IconButton label="Como contamos visitas">
            <Info aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <Tooltip text="Copia o link da página">
          <IconButton label="Copiar link">
            <Copy aria-hidden="true" />
          </IconButton>
        </Tooltip>
      </Specimen>
    </ShowcaseSection>
  )
}

function Hours() {
  return (
    <ul>
      {HOURS.map((day) => (
        <li
          key={day}
          className="flex min-h-12 items-center justify-between gap-4 border-b border-line"
        >
          <span>{day}</span>
          <span className="num text-muted">11h às 23h</span>
        </li>
      ))}
    </ul>
  )
}
