import { Check, PanelLeft, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { professorLimits } from '#shared/contracts/professor.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DeleteConversation } from './delete-conversation.tsx';
import { ExportConversation } from './export-conversation.tsx';

interface ChatHeaderProps {
  id: string;
  /** Undefined until it is known. */
  title: string | undefined;
  onRename: (title: string) => void;
  onDelete: () => void;
  isDeleting: boolean;
  onShowList: () => void;
}

/** The default of a conversation whose title is not known. */
export const defaultTitle = 'Professor IA';

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
            <>
              <IconButton label="Renomear conversa" onClick={() => setIsNaming(true)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <ExportConversation id={id} title={title} />
            </>
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
