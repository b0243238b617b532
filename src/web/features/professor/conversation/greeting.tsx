import { professorLimits } from '#shared/contracts/professor.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageFrame } from './message.tsx';

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
