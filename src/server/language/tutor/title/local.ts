import { askedIn } from '../matching/asked-words.ts';

const longest = 60;

const politeness =
  /^(?:(?:ol[áa]|oi|bom dia|boa tarde|boa noite|professor|por favor|você (?:pode|poderia)|pode|poderia|me|quero|gostaria de|preciso|saber|entender|aprender|estudar|explique|explica|explicar|fale|fala|falar|ensine|ensina|ensinar|ajude|ajuda|ajudar|diga|o que (?:é|são|foi|foram|significa)|sobre|com|a|o|as|os|um|uma)(?:[,!.:]|(?!\p{L}))\s*)+/iu;

/** A title from what was asked: the first question that says most, without its politeness; null when none says anything. */
export function titleFrom(asked: readonly string[]): string | null {
  const best = asked.reduce<{ text: string; weight: number }>(
    (found, text) => {
      const weight = askedIn(text).length;
      return weight > found.weight ? { text, weight } : found;
    },
    { text: '', weight: 0 },
  );
  const [line = ''] = best.text.trim().split(/[\n?!]|\.\s/u);
  const matter = line.replace(politeness, '').replace(/\s+/gu, ' ').trim() || line.trim();
  if (matter === '') return null;
  const short = matter.length <= longest ? matter : `${matter.slice(0, longest).replace(/\s+\S*$/u, '')}…`;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
