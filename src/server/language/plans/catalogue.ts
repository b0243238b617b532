import {
  type Curriculum,
  type CurriculumTopic,
  readCatalogue,
  readCurriculum,
} from '#server/content/curricula.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stems } from './words.ts';

/** What is known of a curriculum, or of several as one, without having all of it in memory. */
export interface CurriculumEntry extends Pick<Curriculum, 'subject' | 'areas' | 'isBroad'> {
  /** The whole of it, from its file. */
  read: () => Curriculum;
}

/** What a topic has names for. */
class TopicWords {
  /** Folded names of the topic and its subtopics. */
  readonly exact: readonly string[];
  private made: ReadonlySet<string> | undefined;

  constructor({ name, subtopics }: CurriculumTopic) {
    this.exact = [name, ...subtopics.map(([subtopic]) => subtopic)].map(foldLetters);
  }

  /** Made when first asked for: most subjects are found without. */
  get stems(): ReadonlySet<string> {
    this.made ??= stems(this.exact.join(' '));
    return this.made;
  }
}

/** A curriculum by what it has a name for: a subject is looked for in hundreds of topics. */
export class KnownCurriculum implements CurriculumEntry {
  readonly subject: string;
  readonly aliases: readonly string[];
  readonly areas: Curriculum['areas'];
  readonly isBroad: Curriculum['isBroad'];
  /** In teaching order. */
  readonly topics: readonly TopicWords[];
  private readonly file: string;

  constructor(file: string) {
    const { subject, aliases, areas, isBroad, topics } = readCurriculum(file);
    this.subject = subject;
    this.aliases = aliases;
    this.areas = areas;
    this.isBroad = isBroad;
    this.file = file;
    this.topics = topics.map((topic) => new TopicWords(topic));
  }

  read = (): Curriculum => readCurriculum(this.file);
}

/** An examination across subjects. */
interface Exam {
  curriculum: KnownCurriculum;
  /** Folded words that name it. */
  words: readonly string[];
  /** The subjects that a title may narrow it to. */
  within: readonly KnownCurriculum[];
}

export interface Catalogue {
  subjects: readonly KnownCurriculum[];
  exams: readonly Exam[];
}

function openCatalogue(): Catalogue {
  const known = (file: string) => new KnownCurriculum(file);
  const { school, professions, exams } = readCatalogue();
  const shelves = { school: school.map(known), professions: professions.map(known) };
  return {
    subjects: [...shelves.school, ...shelves.professions],
    exams: exams.map(({ curriculum, words, within }) => ({
      curriculum: known(curriculum),
      words,
      within: within.flatMap((shelf) => shelves[shelf]),
    })),
  };
}

let opened: Catalogue | undefined;

/** Every subject and exam that the local engine knows; opened when first asked for. */
export function catalogue(): Catalogue {
  opened ??= openCatalogue();
  return opened;
}
