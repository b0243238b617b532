import { Badge } from '#web/ui/badge.tsx';
import { difficultyGroup, difficultyNames, difficultyTones } from './difficulty.ts';

type DifficultyBadgeProps = {
  /** 1 to 5. */
  difficulty: number;
};

export function DifficultyBadge({ difficulty }: DifficultyBadgeProps) {
  const group = difficultyGroup(difficulty);
  return <Badge tone={difficultyTones[group]}>{difficultyNames[group]}</Badge>;
}
