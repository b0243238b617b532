import { Link } from '@tanstack/react-router';
import { FileText, PencilLine, Plus, Upload } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { MenuItem } from '#web/ui/menu-item.tsx';

export function CreateMenu() {
  return (
    <Menu align="end" trigger={<Button icon={<Plus aria-hidden="true" />}>Criar</Button>}>
      <MenuItem
        icon={<PencilLine aria-hidden="true" />}
        hint="Você escreve pergunta e resposta"
        render={<Link to="/flashcards/create" />}
      >
        Criar manualmente
      </MenuItem>
      <MenuItem
        icon={<FileText aria-hidden="true" />}
        hint="De um resumo, capítulo ou anotação"
        render={<Link to="/flashcards/create-from-text" />}
      >
        Criar a partir de um texto
      </MenuItem>
      <MenuItem
        icon={<Upload aria-hidden="true" />}
        hint="CSV, TXT ou um pacote do Anki"
        render={<Link to="/flashcards/import" />}
      >
        Importar
      </MenuItem>
    </Menu>
  );
}
