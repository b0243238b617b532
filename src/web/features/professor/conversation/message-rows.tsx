import { memo } from 'react';
import type { ChatMessage } from '#shared/contracts/professor.ts';
import { AnswerView } from './answer.tsx';
import type { Keep } from './keep.ts';
import { QuestionView } from './question-view.tsx';
import type { Work } from './use-answer.ts';

interface MessageRowsProps {
  messages: readonly ChatMessage[];
  work: Work | null;
  onKeep: Keep;
  /** Null while the last answer can't be written anew. */
  onRetry: ((answerId: string) => void) | null;
}

/** The messages of a conversation. What is typed below them does not draw them anew, and those out of sight cost no layout. */
export const MessageRows = memo(function MessageRows({ messages, work, onKeep, onRetry }: MessageRowsProps) {
  const live = work?.live ?? null;
  return messages.map((message, index) => (
    <div
      key={message.number}
      data-item=""
      className="min-w-0 [contain-intrinsic-size:auto_10rem] [content-visibility:auto]"
    >
      {message.role === 'user' ? (
        <QuestionView text={message.content} fileName={message.attachment?.name ?? null} />
      ) : (
        <AnswerView
          message={message}
          liveText={live?.id === message.id ? live.text : work?.replaces === message.id ? '' : null}
          onRetry={index === messages.length - 1 ? onRetry : null}
          onKeep={onKeep}
        />
      )}
    </div>
  ));
});
