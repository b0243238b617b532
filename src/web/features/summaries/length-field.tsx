import { summaryLimits } from '#shared/contracts/summaries.ts';
import { Slider } from '#web/ui/form/slider.tsx';
import { wordCountOf } from './summary-labels.ts';

type LengthFieldProps = {
  /** Words. */
  value: number;
  /** The student has not chosen it. */
  isAutomatic: boolean;
  onValueChange: (words: number) => void;
  most: number;
};

const least = summaryLimits.words.min;

/** How long a summary may become. */
export function LengthField({ value, isAutomatic, onValueChange, most }: LengthFieldProps) {
  if (most <= least)
    return (
      <p className="text-sm">
        <span className="font-medium">Tamanho máximo: </span>
        {wordCountOf(least)}, porque o texto é curto.
      </p>
    );
  return (
    <Slider
      label="Tamanho máximo"
      value={value}
      onValueChange={onValueChange}
      min={least}
      max={most}
      step={10}
      formatValue={wordCountOf}
      hint={
        isAutomatic && 'Sem mexer aqui, o resumo fica com até um terço do texto, e no máximo 500 palavras.'
      }
    />
  );
}
