import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface DeleteConversationProps {
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
  onDelete: () => void;
  isDeleting: boolean;
}

/** Asks in place. The focus begins on the answer that changes nothing, and comes back after it. */
export function DeleteConversation({ isAsking, onAsking, onDelete, isDeleting }: DeleteConversationProps) {
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
