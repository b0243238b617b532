import { Link, useRouter } from '@tanstack/react-router';
import { Copy, FileText, Layers, RotateCw, Route } from 'lucide-react';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { fallbackWords } from '#shared/contracts/engine.ts';
import type { ChatMessage, Citation } from '#shared/contracts/professor.ts';
import { Button } from '#web/ui/button.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { answerFailure, engineNames, sourceIds, sourceKind, withoutMarks } from './chat-labels.ts';
import type { Keep } from './keep.ts';
import { MessageFrame } from './message.tsx';

interface AnswerViewProps {
  message: ChatMessage;
  /** What is said now of an answer that is being written. */
  liveText: string | null;
  /** Absent: it is not the last one, or something is being said. */
  onRetry: ((answerId: string) => void) | null;
  onKeep: Keep;
}

export const AnswerView = memo(function AnswerView({ message, liveText, onRetry, onKeep }: AnswerViewProps) {
  const { id, content, status, citations, engine, fallback } = message;
  const isWriting = liveText !== null || status === 'writing';
  const text = liveText ?? content;
  const sources = useMemo(() => sourceIds(id, citations.length), [id, citations.length]);
  const isEmpty = text.trim() === '';
  // By rules, what answers a matter cites where it stands; the rest is talk, or only names what could be studied.
  const isAnswer =
    engine !== 'local' || citations.some(({ kind, id }) => kind !== 'catalogue' || id !== null);
  const { history } = useRouter();
  const visit = useCallback((path: string) => history.push(path), [history]);
  const note = isWriting ? null : noteOf(status, isEmpty);
  return (
    <MessageFrame by="tutor" engineName={engine && engineNames[engine]} isBusy={isWriting}>
      {!isEmpty && <RichText text={text} sources={sources} onVisit={visit} className="max-w-[70ch]" />}
      {isWriting &&
        (isEmpty ? (
          <p className="text-ink-muted">Digitando...</p>
        ) : (
          <span className="sr-only">Digitando...</span>
        ))}
      {!isWriting && fallback && <p className="mt-1 text-ink-muted text-xs">{fallbackWords[fallback]}</p>}
      {note && <p className="mt-1 text-ink-muted">{note}</p>}
      {!isWriting && citations.length > 0 && <AnswerSources citations={citations} ids={sources} />}
      {!isWriting && (
        <AnswerActions
          message={message}
          onRetry={onRetry && (() => onRetry(id))}
          onKeep={isEmpty || !isAnswer ? null : onKeep}
        />
      )}
    </MessageFrame>
  );
});

/** What has to be said about an answer that did not come to its end. */
function noteOf(status: ChatMessage['status'], isEmpty: boolean): string | null {
  if (status === 'stopped') return isEmpty ? 'Resposta parada antes de começar.' : 'Resposta parada aqui.';
  if (isEmpty) return answerFailure;
  return status === 'failed' ? 'A resposta foi interrompida aqui.' : null;
}

interface AnswerActionsProps {
  message: ChatMessage;
  onRetry: (() => void) | null;
  /** Absent: there is nothing to be kept. */
  onKeep: Keep | null;
}

/** What can be made of an answer. */
function AnswerActions({ message, onRetry, onKeep }: AnswerActionsProps) {
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

interface AnswerSourcesProps {
  citations: readonly Citation[];
  /** Of the places where they stand, in order. */
  ids: readonly string[];
}

/** What an answer cites: each with its page, and its words folded. */
const AnswerSources = memo(function AnswerSources({ citations, ids }: AnswerSourcesProps) {
  return (
    <section aria-label="Fontes" className="mt-3 border-line border-t pt-2 text-sm">
      <p aria-hidden="true" className="font-semibold text-ink-muted text-xs">
        Fontes
      </p>
      <ol className="mt-1 grid gap-1">
        {citations.map((citation, index) => (
          <li
            key={ids[index]}
            id={ids[index]}
            tabIndex={-1}
            className="flex min-w-0 scroll-my-4 gap-2 rounded-md outline-offset-1"
          >
            <span className="mt-0.5 grid h-5 min-w-5 shrink-0 place-items-center rounded-[0.25rem] bg-cometa-soft px-1 font-semibold text-cometa text-xs tabular-nums">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="break-words">
                <span className="text-ink-muted">{sourceKind(citation)}: </span>
                <SourceTitle citation={citation} />
              </p>
              {citation.quote.trim() !== '' && (
                <details className="group">
                  <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-muted text-xs hover:text-ink pointer-coarse:min-h-11">
                    <span className="group-open:hidden">Ver trecho</span>
                    <span className="hidden group-open:inline">Esconder trecho</span>
                  </summary>
                  <blockquote className="border-line-strong border-s-2 ps-3 text-ink-muted">
                    <RichText text={citation.quote} />
                  </blockquote>
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});

function SourceTitle({ citation: { kind, id, title } }: { citation: Citation }) {
  if (id !== null && kind === 'flashcard')
    return (
      <Link to="/flashcards/$cardId" params={{ cardId: id }} className="link">
        {title}
      </Link>
    );
  if (id !== null && kind === 'summary')
    return (
      <Link to="/summaries/$summaryId" params={{ summaryId: id }} className="link">
        {title}
      </Link>
    );
  if (id !== null && kind === 'plan')
    return (
      <Link to="/study-plans/$planId" params={{ planId: id }} className="link">
        {title}
      </Link>
    );
  const [subject, lesson] = kind === 'catalogue' ? (id?.split('/') ?? []) : [];
  if (subject && lesson)
    return (
      <Link to="/library/$subject/$lesson" params={{ subject, lesson }} className="link">
        {title}
      </Link>
    );
  return title;
}
