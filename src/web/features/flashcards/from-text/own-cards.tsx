import { clsx } from 'clsx';
import { EyeOff, PencilLine } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { canHide, type Gap, hideWords, pressWord } from './gap.ts';

type OwnCardsProps = {
  /** Of the text, none of them a card yet. */
  sentences: readonly string[];
  /** A sentence of which a part is hidden. */
  onHide: (sentence: string, card: { question: string; answer: string }) => void;
  /** A sentence that answers what the student will write. */
  onAsk: (sentence: string) => void;
};

/** What no rule turns into a question the student does: a word hidden, or a question of their own. */
export function OwnCards({ sentences, onHide, onAsk }: OwnCardsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const close = () => {
    setOpened(null);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-1">
        <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold outline-none">
          Faça os seus
        </h3>
        <p className="text-ink-muted text-sm">
          Frases do seu texto que não viraram flashcard. Esconda uma parte ou escreva a pergunta que a frase
          responde.
        </p>
      </div>
      <ul className="grid gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="grid gap-2 rounded-lg border border-line bg-surface p-3">
            {sentence === opened ? (
              <WordPicker
                words={sentence.split(' ')}
                onHide={(gap) => {
                  onHide(sentence, gap);
                  close();
                }}
                onCancel={close}
              />
            ) : (
              <>
                <p className="break-words text-sm">{sentence}</p>
                <div className="-ms-3 flex flex-wrap gap-y-1">
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<EyeOff aria-hidden="true" />}
                    aria-label={`Esconder palavras: ${sentence}`}
                    onClick={() => setOpened(sentence)}
                  >
                    Esconder palavras
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<PencilLine aria-hidden="true" />}
                    aria-label={`Perguntar: ${sentence}`}
                    onClick={() => onAsk(sentence)}
                  >
                    Perguntar
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type WordPickerProps = {
  words: readonly string[];
  onHide: (card: { question: string; answer: string }) => void;
  onCancel: () => void;
};

function WordPicker({ words, onHide, onCancel }: WordPickerProps) {
  const [gap, setGap] = useState<Gap | null>(null);
  const first = useRef<HTMLLegendElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isHidden = (at: number) => gap !== null && at >= gap.from && at <= gap.to;
  const isWhole = gap !== null && gap.to - gap.from + 1 === words.length;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend ref={first} tabIndex={-1} className="mb-2 text-ink-muted text-sm outline-none">
        Toque nas palavras que quer esconder.
      </legend>
      <div className="flex flex-wrap gap-1">
        {words.map((word, at) => (
          <button
            key={fieldId(`words.${at}`)}
            type="button"
            disabled={!canHide(word)}
            aria-pressed={isHidden(at)}
            onClick={() => setGap(pressWord(gap, at))}
            className={clsx(
              'min-h-8 rounded-md border px-1.5 text-sm pointer-coarse:min-h-11',
              isHidden(at)
                ? 'border-cometa bg-cometa-soft font-semibold text-cometa'
                : 'border-transparent text-ink hover:bg-well enabled:border-line',
            )}
          >
            {word}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={!gap || isWhole} onClick={() => gap && onHide(hideWords(words, gap))}>
          Criar flashcard
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </fieldset>
  );
}
