import type { Publication } from '#shared/contracts/marketplace.ts';
import { Badge } from '#web/ui/badge.tsx';

type PublicationStateProps = Pick<Publication, 'state'>;

const tones = { unpublished: 'neutral', published: 'cometa', hidden: 'warn', removed: 'danger' } as const;

export function PublicationState({ state }: PublicationStateProps) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
}

const stateNames: Record<Publication['state'], string> = {
  unpublished: 'Não publicado',
  published: 'Publicado',
  hidden: 'Em análise',
  removed: 'Retirado pela moderação',
};
