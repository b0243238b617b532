import { Paperclip } from 'lucide-react';
import { memo } from 'react';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { MessageFrame } from './message.tsx';

interface QuestionViewProps {
  text: string;
  fileName: string | null;
  /** What has to be said about one that is on its way, or lost. */
  note?: string;
}

export const QuestionView = memo(function QuestionView({ text, fileName, note }: QuestionViewProps) {
  return (
    <MessageFrame by="student">
      {fileName !== null && (
        <p className="flex items-center gap-1.5 font-medium text-sm">
          <Paperclip aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          <span className="sr-only">Anexo: </span>
          <span className="min-w-0 break-words">{fileName}</span>
        </p>
      )}
      {text !== '' && <RichText text={text} />}
      {note && <p className="text-end text-ink-muted text-xs">{note}</p>}
    </MessageFrame>
  );
});
