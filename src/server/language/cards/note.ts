import { countOf } from '#shared/rules/text/format.ts';

/** Why there are fewer cards than asked for, as the student reads it; null when there are not. */
export function noteFor(made: number, asked: number): string | null {
  if (made >= asked) return null;
  if (made === 0) return 'Nenhuma frase deste texto vira pergunta com uma única resposta certa.';
  const cards = countOf(made, 'flashcard distinto', 'flashcards distintos');
  return `Este texto rendeu ${cards}, de ${asked} pedidos: só viram pergunta as frases com uma única resposta certa.`;
}
