import type { FlashcardFilter } from '#shared/contracts/flashcards.ts';
import { Badge } from '#web/ui/badge.tsx';

type DifficultyBadgeProps = {
  /** 1 to 5. */
  difficulty: number;
};

export function DifficultyBadge({ difficulty }: DifficultyBadgeProps) {
  const group = difficultyGroup(difficulty);
  return <Badge tone={difficultyTones[group]}>{difficultyNames[group]}</Badge>;
}

export type DifficultyGroup = NonNullable<FlashcardFilter['difficulty']>;

export const difficultyLevels = [1, 2, 3, 4, 5] as const;

/** Easy is 1 and 2, medium 3, hard 4 and 5. */
export function difficultyGroup(difficulty: number): DifficultyGroup {
  if (difficulty >= 4) return 'hard';
  return difficulty >= 3 ? 'medium' : 'easy';
}

export const difficultyNames: Record<DifficultyGroup, string> = {
  easy: 'Fácil',
  medium: 'Médio',
  hard: 'Difícil',
};

const difficultyTones = { easy: 'ok', medium: 'warn', hard: 'danger' } as const satisfies Record<
  DifficultyGroup,
  string
>;
