import { Badge } from '#web/ui/badge.tsx';

type PriorityBadgeProps = {
  priority: keyof typeof tones;
  /** 'Prioridade alta'. */
  children: string;
  className?: string;
};

const tones = { alta: 'warn', média: 'neutral', baixa: 'neutral' } as const;

export function PriorityBadge({ priority, ...rest }: PriorityBadgeProps) {
  return <Badge tone={tones[priority]} {...rest} />;
}
