import {
  BookOpen,
  Dumbbell,
  FolderKanban,
  GraduationCap,
  type LucideIcon,
  RotateCcw,
  Timer,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import type { SessionCategory } from '#shared/contracts/focus.ts';

/** The shape of each category, and its hue among the tokens: never the colour alone. */
const looks: Record<SessionCategory, { icon: LucideIcon; hue: string }> = {
  Estudo: { icon: GraduationCap, hue: '--category-study' },
  Leitura: { icon: BookOpen, hue: '--category-reading' },
  Revisão: { icon: RotateCcw, hue: '--category-review' },
  Exercícios: { icon: Dumbbell, hue: '--category-exercises' },
  Projeto: { icon: FolderKanban, hue: '--category-project' },
  Cronômetro: { icon: Timer, hue: '--category-stopwatch' },
};

export const categoryIcon = (category: SessionCategory): LucideIcon => looks[category].icon;

/** With the class `subject`, gives everything inside the category's `subject`, `subject-soft` and `subject-mark`. */
export function categoryStyle(category: SessionCategory): CSSProperties {
  return { '--subject-hue': `var(${looks[category].hue})` } as CSSProperties;
}
