import type { Publication } from '#shared/contracts/marketplace.ts';
import { Badge } from '#web/ui/badge.tsx';
import { stateNames } from './publication-words.ts';

type PublicationStateProps = Pick<Publication, 'state'>;

const tones = { unpublished: 'neutral', published: 'cometa', hidden: 'warn', removed: 'danger' } as const;

export function PublicationState({ state }: PublicationStateProps) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
}
