import { Button } from '#web/ui/button.tsx';

type ChoicesProps = {
  text: string;
  /** Before the choices. */
  label?: string;
  choices: readonly string[];
  onChoose: (choice: string) => void;
};

/** What was understood or is asked, and what might be meant: one press says it. */
export function Choices({ text, label = '', choices, onChoose }: ChoicesProps) {
  return (
    <div role="status" className="grid gap-2">
      <p className="break-words text-sm">{text}</p>
      {choices.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {label && <span className="text-ink-muted text-sm">{label}</span>}
          {choices.map((choice) => (
            <Button key={choice} size="sm" onClick={() => onChoose(choice)}>
              {choice}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
