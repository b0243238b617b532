import { useMutation } from '@tanstack/react-query';
import { Check, Download, Ellipsis, PanelLeft, Pencil, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { professorLimits } from '#shared/contracts/professor.ts';
import { slug } from '#shared/rules/text/slug.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { fetchMarkdown } from '../api.ts';
import { defaultTitle } from './chat-labels.ts';

interface ChatHeaderProps {
  id: string;
  /** Undefined until it is known. */
  title: string | undefined;
  onRename: (title: string) => void;
  onDelete: () => void;
  isDeleting: boolean;
  onShowList: () => void;
}

export function ChatHeader({ id, title, onRename, onDelete, isDeleting, onShowList }: ChatHeaderProps) {
  const [isNaming, setIsNaming] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex min-h-14 items-center gap-1 px-2 sm:px-3">
      <IconButton label="Mostrar conversas" className="lg:hidden" onClick={onShowList}>
        <PanelLeft aria-hidden="true" />
      </IconButton>
      {isNaming ? (
        <NameForm
          title={title ?? ''}
          onDone={(next) => {
            setIsNaming(false);
            if (next !== null && next !== title) onRename(next);
          }}
        />
      ) : (
        <>
          <h1 tabIndex={-1} title={title} className="min-w-0 flex-1 truncate px-1 text-lg">
            {title ?? defaultTitle}
          </h1>
          {title !== undefined && !isAsking && (
            <MoreActions id={id} title={title} onRename={() => setIsNaming(true)} />
          )}
          <DeleteConversation
            isAsking={isAsking}
            onAsking={setIsAsking}
            onDelete={onDelete}
            isDeleting={isDeleting}
          />
        </>
      )}
    </div>
  );
}

/** `onDone` hears the new name, or null when it stays as it is. */
function NameForm({ title, onDone }: { title: string; onDone: (title: string | null) => void }) {
  const [typed, setTyped] = useState(title);
  const name = typed.trim();
  return (
    <form
      className="flex min-w-0 flex-1 items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') onDone(name);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDone(null);
      }}
    >
      <TextInput
        autoFocus
        aria-label="Título da conversa"
        value={typed}
        maxLength={professorLimits.title}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
      />
      <IconButton type="submit" label="Salvar título" disabled={name === ''}>
        <Check aria-hidden="true" />
      </IconButton>
      <IconButton label="Cancelar" onClick={() => onDone(null)}>
        <X aria-hidden="true" />
      </IconButton>
    </form>
  );
}

interface DeleteConversationProps {
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
  onDelete: () => void;
  isDeleting: boolean;
}

/** Asks in place. The focus begins on the answer that changes nothing, and comes back after it. */
function DeleteConversation({ isAsking, onAsking, onDelete, isDeleting }: DeleteConversationProps) {
  const no = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) no.current?.focus();
    else if (wasAsking.current) ask.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking)
    return (
      <IconButton ref={ask} label="Excluir conversa" onClick={() => onAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    );
  return (
    <fieldset
      className="flex shrink-0 items-center gap-1"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onAsking(false);
      }}
    >
      <legend className="float-start me-1 font-medium text-sm">Excluir?</legend>
      <Button
        size="sm"
        variant="danger"
        busy={isDeleting}
        onClick={() => {
          onDelete();
          onAsking(false);
        }}
      >
        Sim
      </Button>
      <Button ref={no} size="sm" disabled={isDeleting} onClick={() => onAsking(false)}>
        Não
      </Button>
    </fieldset>
  );
}

type MoreActionsProps = { id: string; title: string; onRename: () => void };

function MoreActions({ id, title, onRename }: MoreActionsProps) {
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: () => fetchMarkdown(id),
    onSuccess: (file) => {
      saveFile(file, `${slug(title) || 'conversa'}.md`);
      announce('Conversa baixada.');
    },
    onError: (error) =>
      toast.error(sentenceOf(error, 'Não foi possível exportar a conversa. Tente novamente.')),
  });
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label="Mais ações">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onRename}>
        Renomear conversa
      </MenuItem>
      <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => mutate()}>
        Exportar conversa
      </MenuItem>
    </Menu>
  );
}
