import { ChevronDown, Copy, Layers, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ConfirmDialog, Drawer } from '#web/ui/overlay/lazy-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlay/menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { Dialog } from '../ui/overlay/lazy-dialog.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
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

export function FeedbackSection() {
  const toast = useToast();
  return (
    <GallerySection title="Avisos e estados">
      <div className="grid gap-3 md:grid-cols-2">
        <Alert tone="danger">Email ou senha inválidos.</Alert>
        <Alert tone="warn" title="Conta de teste" action={<Button size="sm">Criar Conta</Button>}>
          Seus planos são apagados depois de 1 hora.
        </Alert>
        <Alert tone="ok">Senha redefinida. Você será levado ao login em 3 segundos.</Alert>
        <Alert tone="info">Seu plano está sendo gerado. Você pode sair desta página.</Alert>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => toast.success('Plano salvo.')}>Aviso de sucesso</Button>
        <Button
          onClick={() =>
            toast.success('Flashcard excluído.', { undo: () => toast.info('Flashcard de volta.') })
          }
        >
          Aviso com Desfazer
        </Button>
        <Button
          onClick={() => toast.error('Não foi possível salvar. Verifique sua conexão e tente de novo.')}
        >
          Aviso de erro
        </Button>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        <EmptyState
          title="Você ainda não tem planos de estudo."
          hint="Diga o que quer aprender e em quanto tempo; o cronograma vem pronto."
          action={<Button variant="main">Criar Plano de Estudos</Button>}
        />
        <Card title="Tarefas de Hoje">
          <EmptyState
            compact
            title="Nenhuma tarefa programada para hoje."
            action={<Button size="sm">Ver Ciclos</Button>}
          />
        </Card>
        <ErrorState
          message="Não foi possível carregar seus flashcards."
          onRetry={() => toast.info('Tentando...')}
        />
        <Skeleton>
          <SkeletonBlock className="h-24" />
          <SkeletonBlock className="h-4 w-3/4" />
          <SkeletonBlock className="h-4 w-1/2" />
        </Skeleton>
        <Card title="Progresso">
          <div className="grid gap-4">
            <ProgressBar label="Plano de Biologia" value={64} />
            <ProgressBar label="Ciclo de junho" value={25} valueText="3 de 12 blocos" tone="sol" />
            <div className="subject" style={subjectStyle('Química')}>
              <ProgressBar label="Química" value={80} tone="subject" />
            </div>
            <ProgressBar label="Concluído" value={100} tone="ok" />
          </div>
        </Card>
      </div>
    </GallerySection>
  );
}
