import { Copy, FileText, Layers, RotateCw, Route } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatMessage } from '#shared/contracts/professor.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { withoutMarks } from './chat-labels.ts';
import type { Keep } from './keep.ts';

interface AnswerActionsProps {
  message: ChatMessage;
  onRetry: (() => void) | null;
  /** Absent: there is nothing to be kept. */
  onKeep: Keep | null;
}

/** What can be made of an answer. */
export function AnswerActions({ message, onRetry, onKeep }: AnswerActionsProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(withoutMarks(message.content, message.citations.length));
      toast.success('Resposta copiada.');
    } catch {
      toast.error('Não foi possível copiar a resposta. Tente novamente.');
    }
  };
  return (
    <div className="-ms-2 mt-1 flex flex-wrap items-center">
      {onKeep && (
        <>
          <Action
            icon={<Layers aria-hidden="true" />}
            label="Criar flashcard"
            onClick={() => onKeep('card', message)}
          />
          <Action
            icon={<FileText aria-hidden="true" />}
            label="Salvar como resumo"
            onClick={() => onKeep('summary', message)}
          />
          <Action
            icon={<Route aria-hidden="true" />}
            label="Adicionar ao plano"
            onClick={() => onKeep('plan', message)}
          />
          <Action icon={<Copy aria-hidden="true" />} label="Copiar" onClick={() => void copy()} />
        </>
      )}
      {onRetry && (
        <Button
          size="sm"
          variant="quiet"
          className="px-2!"
          icon={<RotateCw aria-hidden="true" />}
          onClick={onRetry}
        >
          Tentar de novo
        </Button>
      )}
    </div>
  );
}

/** On a phone its picture alone: the menu of the product has the same ones. */
function Action({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <Button
      size="sm"
      variant="quiet"
      title={label}
      className="px-2! text-ink-muted! hover:text-ink! max-sm:min-w-11"
      icon={icon}
      onClick={onClick}
    >
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
