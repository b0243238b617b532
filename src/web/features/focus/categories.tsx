import { type TimerCategory, timerCategories } from '#shared/contracts/focus.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { categoryIcon, categoryStyle } from './categories.ts';

type TimerCategoriesProps = {
  category: TimerCategory | null;
  onChoose: (category: TimerCategory) => void;
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

export function TimerCategories({ category, onChoose }: TimerCategoriesProps) {
  return (
    <Segmented<TimerCategory | ''>
      label="Categoria"
      variant="chips"
      options={options}
      value={category ?? ''}
      onValueChange={(value) => value && onChoose(value)}
    />
  );
}
