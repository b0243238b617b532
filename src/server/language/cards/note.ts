const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Why there are fewer cards than asked for, as the student reads it; null when there are not. */
export function noteFor(made: number, asked: number, sentences: number): string | null {
  if (made >= asked) return null;
  if (made === 0)
    return 'Não encontramos neste texto frases que virem perguntas. Cole um trecho com frases completas: definições, causas, datas ou listas.';
  const cards = plural(made, 'flashcard distinto', 'flashcards distintos');
  const phrases = plural(sentences, 'frase', 'frases');
  return `Este texto rendeu ${cards}, de ${asked} pedidos: ele tem ${phrases} com informação que vira pergunta. Cole um trecho maior para criar mais.`;
}
