import { listOf } from '#server/language/text/list-of.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stemsOf } from './content-words.ts';
import { link } from './link.ts';
import { askedIn } from './matching/asked-words.ts';
import { type Citations, plainly } from './quote/quote.ts';
import { titleShare } from './shelf-about.ts';
import { isLesson } from './source-words.ts';
import type { TutorInput } from './tutor.ts';

const mostTopics = { known: 3, unknown: 4 } as const;
/** The share of what is asked about that the catalogue's topic has to name: a feather is no penalty. */
const leastNamed = 0.66;
const mostParts = { known: 4, unknown: 5 } as const;

/** Whether what is cited so far is filed under the catalogue's subject: else the catalogue speaks of something else. */
function isSameSubject({ outline, passages }: TutorInput, citations: Citations): boolean {
  const named = stemsOf(outline?.subject ?? '');
  const cited = new Set(citations.list.map(({ id }) => id));
  // "História" and "História do Brasil", but not two branches of law.
  const isSame = (filed: ReadonlySet<string>) =>
    filed.size > 0 && (filed.isSubsetOf(named) || named.isSubsetOf(filed));
  return passages.some(({ id, subject }) => cited.has(id) && isSame(stemsOf(subject ?? '')));
}

/** What the catalogue of curricula has about the topic, cited as such, to go on from what the material says. */
export function goBeyond(input: TutorInput, topic: string, citations: Citations): string | null {
  return isSameSubject(input, citations) ? outlined(input.outline, topic, 'known', citations) : null;
}

/** The lessons that are cited, to be read whole. */
export function readOn({ list }: Citations): string | null {
  const links = [...new Set(list.filter(isLesson).map(({ id, title }) => link(title, `/library/${id}`)))];
  if (links.length === 0) return null;
  return `${links.length === 1 ? 'A lição inteira' : 'As lições inteiras'}: ${listOf(links)}.`;
}

/** The same where the student's material is silent, with what the catalogue says about each topic. */
export const beginWith = ({ outline }: TutorInput, topic: string, citations: Citations): string | null =>
  outlined(outline, topic, 'unknown', citations);

function outlined(
  outline: TutorInput['outline'],
  topic: string,
  level: 'known' | 'unknown',
  citations: Citations,
): string | null {
  if (!outline || outline.topics.length === 0) return null;
  const wanted = stemsOf(topic);
  const shared = (text: string) => [...stemsOf(text)].filter((stem) => wanted.has(stem)).length;
  const rated = outline.topics
    .map((each) => ({
      ...each,
      fit: 2 * shared(each.name) + shared(each.parts.map(({ name }) => name).join(' ')),
    }))
    .toSorted((one, other) => other.fit - one.fit);
  const isNamed = foldLetters(outline.subject) === foldLetters(topic);
  if ((rated[0]?.fit ?? 0) === 0 && !isNamed) return null;
  const all = rated[0];
  const said = [
    all?.name,
    all?.description,
    ...(all?.parts ?? []).flatMap(({ name, description }) => [name, description]),
  ];
  if (level === 'unknown' && !isNamed && titleShare(said.join(' '), askedIn(topic)) < leastNamed) return null;
  const topics = rated.filter(({ fit }) => fit === rated[0]?.fit).slice(0, mostTopics[level]);
  const lines = topics.flatMap(({ name, description, parts }) => {
    const some = parts.slice(0, mostParts[level]);
    if (level === 'known')
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
  const opening = level === 'known' ? '**Para ir além**, no' : '**Para começar**, o que há no';
  return `${opening} catálogo de estudos de ${plainly(outline.subject)} ${mark}:\n\n${lines.join('\n')}`;
}
