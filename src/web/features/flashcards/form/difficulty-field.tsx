import { Segmented } from '#web/ui/segmented.tsx';
import { difficultyGroup, difficultyLevels, difficultyNames } from '../difficulty.ts';
import { DifficultyBadge } from '../difficulty.tsx';

type DifficultyFieldProps = {
  /** 1 to 5. */
  value: number;
  onValueChange: (value: number) => void;
};

const options = difficultyLevels.map((level) => ({
  value: String(level),
  label: (
    <>
      {level}
      <span className="sr-only">, {difficultyNames[difficultyGroup(level)].toLocaleLowerCase('pt-BR')}</span>
    </>
  ),
}));

export function DifficultyField({ value, onValueChange }: DifficultyFieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <span aria-hidden="true" className="font-medium text-ink text-sm">
        Dificuldade
      </span>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Dificuldade, de 1 a 5"
          options={options}
          value={String(value)}
          onValueChange={(level) => onValueChange(Number(level))}
        />
        <span aria-hidden="true">
          <DifficultyBadge difficulty={value} />
        </span>
      </div>
    </div>
  );
}
