import { useRouter } from '@tanstack/react-router';
import { memo, useCallback, useMemo } from 'react';
import { fallbackWords } from '#shared/contracts/engine.ts';
import type { ChatMessage } from '#shared/contracts/professor.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { answerFailure, engineNames, sourceIds } from './chat-labels.ts';
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
  // By rules, what answers a matter cites where it stands; the rest is talk, which nobody keeps.
  const isAnswer = engine !== 'local' || citations.length > 0;
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
