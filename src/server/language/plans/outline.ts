import { catalogue, type KnownCurriculum } from './catalogue.ts';
import { wishedTopics } from './find-curriculum.ts';
import { holdsPhrase, isWithin, stems } from './words.ts';

/** What the catalogue of curricula knows about a title. */
interface Outline {
  subject: string;
  topics: readonly {
    name: string;
    description: string;
    parts: readonly { name: string; description: string }[];
  }[];
}

const textOf = (title: string) => ({ title, description: '', subject: '', goals: [] });
const namesOf = ({ subject, aliases }: KnownCurriculum) => [subject, ...aliases];

interface CurriculumWords {
  ofSubject: ReadonlySet<string>;
  /** Of all that it has a name for. */
  all: ReadonlySet<string>;
}
const wordsByCurriculum = new WeakMap<KnownCurriculum, CurriculumWords>();

/** Made once for each curriculum: a title is looked for in all of them. */
function wordsOf(curriculum: KnownCurriculum): CurriculumWords {
  const found = wordsByCurriculum.get(curriculum);
  if (found) return found;
  const { topics, areas } = curriculum;
  const names = topics.flatMap(({ exact }) => exact);
  const words = {
    ofSubject: stems(namesOf(curriculum).join(' ')),
    all: stems([...names, ...Object.keys(areas), ...namesOf(curriculum)].join(' ')),
  };
  wordsByCurriculum.set(curriculum, words);
  return words;
}

/** Topics of the curriculum that the title asks for, in teaching order; all when it names the whole subject. */
function topicsFor(known: KnownCurriculum, title: string) {
  const words = stems(title);
  const { ofSubject, all } = wordsOf(known);
  if (!isWithin(words, all)) return [];
  const isWhole = isWithin(words, ofSubject) && namesOf(known).some((name) => holdsPhrase(words, name));
  const curriculum = known.read();
  if (isWhole) return curriculum.topics;
  const wished = wishedTopics(curriculum, textOf(title));
  return curriculum.topics.filter(({ name }) => wished.has(name));
}

/**
 * The topics that the catalogue has about a title, those of the curriculum that explains it best; undefined when no
 * curriculum knows all that it names. A subject narrows the search to its own curriculum when that knows the title.
 */
export function outlineOf(heading: string, subject: string): Outline | undefined {
  const title = heading.replace(/(?<!\p{L})resumos?(?!\p{L})/giu, ' ');
  if (stems(title).size === 0) return undefined;
  const { subjects } = catalogue();
  const own = subjects.filter((curriculum) =>
    namesOf(curriculum).some((name) => holdsPhrase(stems(subject), name)),
  );
  for (const curriculum of [...own, ...subjects]) {
    const topics = topicsFor(curriculum, title);
    if (topics.length > 0)
      return {
        subject: curriculum.subject,
        topics: topics.map(({ name, description, subtopics }) => ({
          name,
          description,
          parts: subtopics.map(([part, what]) => ({ name: part, description: what })),
        })),
      };
  }
  return undefined;
}
