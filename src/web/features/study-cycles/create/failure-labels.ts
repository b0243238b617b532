import { messageOf } from '#shared/messages.ts';
import { ApiError, defaultMessage } from '#web/lib/api/api-error.ts';

interface GenerationFailure {
  /** Only where the student can do something about it. */
  title?: string;
  sentence: string;
}

const isAboutTheData = ({ status }: ApiError) => status === 400 || status === 422;

/** Why a cycle was not generated: every rule that the server names, else its message, else the network's. */
export function generationFailure(error: Error): GenerationFailure {
  if (!(error instanceof ApiError)) return { sentence: messageOf('study_cycles.generation_failed') };
  const own = error.message === defaultMessage ? '' : error.message;
  const sentence = error.errors.join('; ') || own || messageOf('study_cycles.generation_failed');
  const title = 'Falha ao criar o ciclo. Verifique os dados e tente novamente.';
  return { sentence, ...(isAboutTheData(error) && { title }) };
}
