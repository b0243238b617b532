import type { Citation } from '#shared/contracts/professor.ts';
import type { TutorInput } from './tutor.ts';

/** What answers quote, as the subject of a sentence and with its prepositions. */
const words = {
  own: { says: 'o seu material', in: 'no seu material', of: 'do seu material', by: 'pelo seu material' },
  library: { says: 'a Biblioteca', in: 'na Biblioteca', of: 'da Biblioteca', by: 'pela Biblioteca' },
} as const;

export const sourceWords = ({ source }: Pick<TutorInput, 'source'>) => words[source ?? 'own'];

/** Whether a source is a lesson of the library: the rest of the catalogue only names topics. */
export const isLesson = ({ kind, id }: Pick<Citation, 'kind' | 'id'>): boolean =>
  kind === 'catalogue' && id !== null;

/** "Seu material diz:", before what is cited. */
export const saysOf = (citation: Citation): string =>
  isLesson(citation) ? 'A Biblioteca diz:' : 'Seu material diz:';

/** Said before the library speaks to who has material of their own; null to who has none. */
export const notInOwn = ({ source, shelf }: Pick<TutorInput, 'source' | 'shelf'>): string | null =>
  source === 'library' && shelf.summaries.length + shelf.decks.length > 0
    ? 'No seu material não encontrei isso.'
    : null;
