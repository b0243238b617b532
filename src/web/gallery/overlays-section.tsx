import { ChevronDown, Copy, Layers, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { MenuItem } from '#web/ui/overlay/menu-item.tsx';
import { MenuSeparator } from '#web/ui/overlay/menu-separator.tsx';
import { GallerySection } from './gallery-section.tsx';

export function OverlaysSection() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <GallerySection title="Camadas">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Abrir diálogo</Button>
        <Button onClick={() => setOpen('confirm')}>Excluir plano</Button>
        <Button onClick={() => setOpen('drawer')}>Abrir gaveta</Button>
        <Menu trigger={<Button icon={<ChevronDown aria-hidden="true" />}>Estudos</Button>}>
          <MenuItem icon={<Layers aria-hidden="true" />} render={<a href="#flashcards">Flashcards</a>}>
            Flashcards
          </MenuItem>
          <MenuItem icon={<Copy aria-hidden="true" />} hint="Uma cópia só sua">
            Clonar plano
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger">
            Excluir plano
          </MenuItem>
        </Menu>
      </div>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Editar tempo"
        description="Vale para as próximas sessões."
        footer={
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="main" onClick={close}>
              Salvar
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="Pomodoro (minutos)">
            <TextInput inputMode="numeric" defaultValue="25" />
          </Field>
          <Field label="Pausa curta (minutos)" error="Use um número inteiro de pelo menos 1 minuto.">
            <TextInput inputMode="numeric" defaultValue="0" />
          </Field>
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Excluir o plano “Genética para o Enem”?"
        description="As 4 semanas, os tópicos e o progresso serão apagados. Isso não pode ser desfeito."
        confirmLabel="Excluir plano"
        busyLabel="Excluindo..."
        onConfirm={close}
      />
      <Drawer open={open === 'drawer'} onOpenChange={close} title="Menu">
        <nav aria-label="Principal" className="grid gap-1">
          {['Flashcards', 'Resumos', 'Professor', 'Roadmaps', 'Ciclos de Estudo', 'Perfil'].map((name) => (
            <a
              key={name}
              href="#menu"
              className="flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-well"
            >
              {name}
            </a>
          ))}
        </nav>
      </Drawer>
    </GallerySection>
  );
}
