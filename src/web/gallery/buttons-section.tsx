import { Ellipsis, Plus, Trash2 } from 'lucide-react';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { GallerySection } from './gallery-section.tsx';

export function ButtonsSection() {
  return (
    <GallerySection title="Botões e selos">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="main" icon={<Plus aria-hidden="true" />}>
          Novo Plano
        </Button>
        <Button>Ver Detalhes</Button>
        <Button variant="quiet">Ver Ciclos</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
          Excluir
        </Button>
        <Button render={<a href="#novo">Abrir</a>}>Link como botão</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="main" busyLabel="Entrando...">
          Entrar
        </Button>
        <Button variant="main" busy busyLabel="Entrando...">
          Entrar
        </Button>
        <Button busy busyLabel="Enviando..." icon={<Plus aria-hidden="true" />}>
          Enviar Link de Redefinição
        </Button>
        <Button variant="main" disabled>
          Indisponível
        </Button>
        <Button disabled>Disponível no Premium</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Pequeno</Button>
        <Button size="md">Médio</Button>
        <Button size="lg" variant="main">
          Comece Agora Gratuitamente
        </Button>
        <IconButton label="Mais ações">
          <Ellipsis aria-hidden="true" />
        </IconButton>
        <IconButton label="Adicionar" variant="secondary">
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label="Excluir item" size="sm">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>Gratuito</Badge>
        <Badge tone="cometa">Básico</Badge>
        <Badge tone="sol">Premium</Badge>
        <Badge tone="ok">Concluído</Badge>
        <Badge tone="warn">Fazendo</Badge>
        <Badge tone="danger">Atrasado</Badge>
        <span className="text-ink-muted text-sm">
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> abre a busca
        </span>
        <BackLink href="#planos">Planos de estudo</BackLink>
      </div>
    </GallerySection>
  );
}
