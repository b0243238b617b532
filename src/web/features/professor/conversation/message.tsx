import { clsx } from 'clsx';
import { Paperclip } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { professorLimits } from '#shared/contracts/professor.ts';
import { OrbitMark } from '#web/ui/brand/orbit-logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';

interface MessageFrameProps {
  by: 'student' | 'tutor';
  children: ReactNode;
  /** Who wrote it, of the tutor's engines. */
  engineName?: string | null;
  /** Still being written: read out when it is whole. */
  isBusy?: boolean;
}

/** A message with who said it: the student's at the end of the line, the tutor's over its whole width. */
export function MessageFrame({ by, children, engineName = null, isBusy = false }: MessageFrameProps) {
  if (by === 'student')
    return (
      <article aria-label="Você" className="ms-auto w-fit min-w-0 max-w-[min(85%,60ch)]">
        <p className="sr-only">Você disse:</p>
        <div className="rounded-lg rounded-ee-[0.25rem] bg-cometa-soft px-3.5 py-2.5">{children}</div>
      </article>
    );
  return (
    <article aria-label="Professor IA" aria-busy={isBusy || undefined} className="min-w-0">
      <h2 className="flex items-center gap-2 font-sans font-semibold text-sm tracking-normal">
        <OrbitMark
          spinning={isBusy}
          className={clsx('size-5 shrink-0', isBusy ? 'text-sol-strong' : 'text-cometa')}
        />
        Professor IA
        {engineName && <span className="font-normal text-ink-muted text-xs">{engineName}</span>}
      </h2>
      <div className="mt-1 min-w-0 sm:ps-7">{children}</div>
    </article>
  );
}

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

interface GreetingProps {
  disabled: boolean;
  onSay: (text: string) => void;
  /** Begins a sentence that the student ends. */
  onBegin: (text: string) => void;
  onAttach: () => void;
}

/** An empty conversation: a word of welcome, and ways to begin. */
export function Greeting({ disabled, onSay, onBegin, onAttach }: GreetingProps) {
  const starters = [
    { label: 'O que estudo agora?', run: () => onSay('O que estudo agora?') },
    { label: 'Me pergunte sobre …', run: () => onBegin('Me pergunte sobre ') },
    { label: 'Explique …', run: () => onBegin('Explique ') },
    {
      label: 'Resuma um arquivo',
      run: () => {
        onBegin('Resuma este arquivo');
        onAttach();
      },
    },
  ];
  return (
    <MessageFrame by="tutor">
      <p>{professorLimits.greeting}</p>
      <ul aria-label="Ideias para começar" className="mt-3 flex flex-wrap gap-2">
        {starters.map(({ label, run }) => (
          <li key={label}>
            <Button size="sm" disabled={disabled} onClick={run} className="rounded-full!">
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </MessageFrame>
  );
}
