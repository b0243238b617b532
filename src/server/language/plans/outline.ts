import type { CurriculumTopic } from '#server/content/curricula.ts';
import { merged } from '#server/language/wish/asked.ts';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { readWish } from '#server/language/wish/read-wish.ts';

/** What the catalogue of curricula knows about a title. */
interface Outline {
  subject: string;
  topics: readonly {
    name: string;
    description: string;
    parts: readonly { name: string; description: string }[];
  }[];
}

const outlined = ({ name, description, subtopics }: CurriculumTopic) => ({
  name,
  description,
  parts: subtopics.map(([part, what]) => ({ name: part, description: what })),
});

/**
 * The topics that the catalogue has about a title, in teaching order; undefined when it does not know every word of it
 * that tells something. `subject` may be empty; it decides between two that know the title.
 */
export async function outlineOf(heading: string, subject: string): Promise<Outline | undefined> {
  const title = heading.replace(/(?<!\p{L})resumos?(?!\p{L})/giu, ' ');
  const text = { title, subject, description: '', goals: [] };
  const { status, scopes, unexplained, exam } = readWish(text, await openCatalogue());
  const [scope, another] = scopes;
  if (status !== 'known' || exam || !scope || another || unexplained.length > 0) return undefined;
  const { topics } = scope.entry.read();
  const named = merged(scope.asked);
  const outline = topics.filter((_, at) => named.size === 0 || named.has(at));
  return { subject: scope.entry.subject, topics: outline.map(outlined) };
}
