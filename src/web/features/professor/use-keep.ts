import { useCallback, useEffect, useRef } from 'react';
import type { ChatMessage } from '#shared/contracts/professor.ts';
import { withoutMarks } from './chat-words.ts';
import type { Keep, Keeping } from './keep.ts';

/** Hands an answer with its question on, to be kept as something else. The same function on every render. */
export function useKeep(messages: readonly ChatMessage[], onKeep: (keeping: Keeping) => void): Keep {
  const latest = useRef({ messages, onKeep });
  useEffect(() => {
    latest.current = { messages, onKeep };
  });
  return useCallback<Keep>((kind, { number, content, citations }) => {
    const question = latest.current.messages.find((message) => message.number === number - 1);
    latest.current.onKeep({
      kind,
      question: question?.role === 'user' ? question.content : '',
      answer: withoutMarks(content, citations.length),
    });
  }, []);
}
