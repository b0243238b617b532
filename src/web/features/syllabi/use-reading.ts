import { useQuery } from '@tanstack/react-query';
import type { Reading } from '#shared/contracts/syllabi.ts';
import { messageOf } from '#shared/messages.ts';
import { isMissing } from '#web/lib/api/api-error.ts';
import { readingQuery } from './api.ts';

/** Follows a reading to its end. `failure` says why there is nothing to be had of it; null while there may be. */
export function useReading(readingId: string) {
  const { data: reading, error } = useQuery(readingQuery(readingId));
  const isUnknown = isMissing(error);
  const failure = isUnknown
    ? messageOf('syllabi.reading_not_found')
    : reading?.status === 'failed'
      ? (reading.message ?? messageOf('syllabi.reading_failed'))
      : null;
  return {
    reading,
    found: reading?.status === 'completed' ? reading : null,
    failure,
    isUnknown,
    isUnreachable: error !== null && !isUnknown,
  };
}

/** What is being done: 'Reconhecendo a página 3 de 40'. */
export function stepWords({ step, done, total }: Pick<Reading, 'step' | 'done' | 'total'>): string {
  if (step === 'scanning')
    return total > 0
      ? `Reconhecendo a página ${Math.min(done + 1, total)} de ${total}`
      : 'Reconhecendo as páginas';
  return words[step];
}

const words = {
  reading: 'Lendo o arquivo',
  understanding: 'Separando disciplinas e tópicos',
  saving: 'Guardando o que achamos',
};
