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
import { type SessionCategory, type TimerCategory, timerCategories } from '#shared/contracts/focus.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';

/** The shape of each category, and its hue among the tokens: never the colour alone. */
const looks: Record<SessionCategory, { icon: LucideIcon; hue: string }> = {
  Estudo: { icon: GraduationCap, hue: '--category-study' },
  Leitura: { icon: BookOpen, hue: '--category-reading' },
  Revisão: { icon: RotateCcw, hue: '--category-review' },
  Exercícios: { icon: Dumbbell, hue: '--category-exercises' },
  Projeto: { icon: FolderKanban, hue: '--category-project' },
  Cronômetro: { icon: Timer, hue: '--category-stopwatch' },
};

const categoryIcon = (category: SessionCategory): LucideIcon => looks[category].icon;

/** With the class `subject`, gives everything inside the category's `subject`, `subject-soft` and `subject-mark`. */
export function categoryStyle(category: SessionCategory): CSSProperties {
  return { '--subject-hue': `var(${looks[category].hue})` } as CSSProperties;
}

type TimerCategoriesProps = {
  category: TimerCategory | null;
  onChoose: (category: TimerCategory) => void;
  autofocus?: boolean;
};

const options = timerCategories.map((value) => {
  const Icon = categoryIcon(value);
  return {
    value,
    label: (
      <span className="subject flex items-center gap-1.5" style={categoryStyle(value)}>
        <Icon aria-hidden="true" className="size-4 text-subject" />
        {value}
      </span>
    ),
  };
});

export function TimerCategories({ category, onChoose, autofocus }: TimerCategoriesProps) {
  return (
    <Segmented<TimerCategory | ''>
      label="Categoria"
      variant="chips"
      autofocus={autofocus}
      options={options}
      value={category ?? ''}
      onValueChange={(value) => value && onChoose(value)}
    />
  );
}

/** A category by its shape, colour and name. */
export function CategoryTag({ category }: { category: SessionCategory }) {
  const Icon = categoryIcon(category);
  return (
    <span className="subject inline-flex items-center gap-2" style={categoryStyle(category)}>
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-subject-soft text-subject forced-colors:border">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <span className="font-medium">{category}</span>
    </span>
  );
}
