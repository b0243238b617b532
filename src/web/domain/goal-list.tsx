import { Target } from 'lucide-react';

type GoalListProps = { goals: readonly string[] };

export function GoalList({ goals }: GoalListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {goals.map((goal) => (
        <li key={goal} className="flex gap-2.5">
          <Target aria-hidden="true" className="mt-1 size-4 shrink-0 text-subject" />
          <span className="min-w-0 break-words">{goal}</span>
        </li>
      ))}
    </ul>
  );
}
