import { stemsOf } from './content-words.ts';
import { type Citations, plainly } from './quote/quote.ts';
import type { TutorInput } from './tutor.ts';

const mostTopics = { known: 3, unknown: 4 } as const;
const mostParts = { known: 4, unknown: 5 } as const;

/**
 * What the catalogue of curricula has about the topic, cited as such; null when it has nothing. Where the student's
 * material is silent, with what the catalogue says about each topic.
 */
export function goBeyond(
  outline: TutorInput['outline'],
  topic: string,
  isKnown: boolean,
  citations: Citations,
): string | null {
  if (!outline || outline.topics.length === 0) return null;
  const wanted = stemsOf(topic);
  const shared = (text: string) => [...stemsOf(text)].filter((stem) => wanted.has(stem)).length;
  const level = isKnown ? 'known' : 'unknown';
  const rated = outline.topics
    .map((each) => ({
      ...each,
      fit: 2 * shared(each.name) + shared(each.parts.map(({ name }) => name).join(' ')),
    }))
    .toSorted((one, other) => other.fit - one.fit);
  const topics = rated.filter(({ fit }) => fit === rated[0]?.fit).slice(0, mostTopics[level]);
  const lines = topics.flatMap(({ name, description, parts }) => {
    const some = parts.slice(0, mostParts[level]);
    if (isKnown)
      return [
        `- **${plainly(name)}**${some.length > 0 ? `: ${some.map((part) => plainly(part.name)).join('; ')}` : ''}`,
      ];
    const inside =
      topics.length > 2 ? [] : some.map((part) => `  - ${plainly(part.name)}: ${plainly(part.description)}`);
    return [`- **${plainly(name)}**: ${plainly(description)}`, ...inside];
  });
  const mark = citations.mark({
    kind: 'catalogue',
    id: null,
    title: outline.subject,
    quote: topics.map(({ name }) => name).join('; '),
    page: null,
  });
  const opening = isKnown ? '**Para ir além**, no' : '**Para começar**, o que há no';
  return `${opening} catálogo de estudos de ${plainly(outline.subject)} ${mark}:\n\n${lines.join('\n')}`;
}
