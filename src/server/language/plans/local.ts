import type { Curriculum, Level } from '#server/content/curricula.ts';
import { type PlanResource, type PlanSuggestions, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { type CurriculumEntry, catalogue } from './catalogue.ts';
import { type ChosenTopic, chooseTopics } from './choose-topics.ts';
import { findCurriculum, wishedTopics } from './find-curriculum.ts';
import { focusCurriculum } from './focus.ts';
import { composeCurriculum, matterOf, wishIn } from './own-words.ts';
import type { DraftRequest, DraftTopic, PlanDraft, PlanWriter, SuggestionRequest } from './plan-writer.ts';
import { perLevel, titleOf } from './suggestion-words.ts';
import { holdsPhrase, stems } from './words.ts';

const levelOf: Record<DraftRequest['difficulty'], Level> = { iniciante: 1, intermediário: 2, avançado: 3 };

const audience: Record<Level, string> = {
  1: 'para quem está começando, com as bases no seu tempo',
  2: 'para quem já conhece o básico e quer ganhar segurança',
  3: 'para quem já domina as bases e busca profundidade',
};

/** Nobody studies "ENEM". */
const examPlans: Record<string, string> = {
  ENEM: 'para o Enem',
  Vestibular: 'para o vestibular',
  'Concurso público': 'para concursos públicos',
};

const pace: Record<Level, string> = {
  1: 'Cada tópico só aparece depois dos que o preparam; se algo travar, volte um passo sem culpa.',
  2: 'O plano alterna teoria e prática e dá mais tempo ao que pesa mais.',
  3: 'As bases entram como retomada rápida, e o tempo maior fica com os tópicos exigentes.',
};

const partHints = [
  'Comece retomando de memória o tópico anterior e diga o que este acrescenta.',
  'Resolva um exemplo completo, esconda-o e refaça-o no papel.',
  'Escreva duas perguntas que este tópico responde e guarde-as para a revisão.',
  'Procure um caso em que a ideia deste tópico não se aplica e explique por quê.',
  'Resuma este tópico em três frases antes de abrir o seguinte.',
  'Crie um cartão de revisão com a ideia principal e outro com o erro mais provável.',
] as const;

const sizes = {
  usual: { resources: 5, evaluationMethods: 3 },
  advanced: { resources: 9, evaluationMethods: 4 },
} as const;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const listOf = (items: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(items);
const excerpt = (text: string, length = 110) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/u, '')}…`;

function describedAtLength({ source, description, part, whole }: ChosenTopic, position: number): string {
  if (!whole) {
    const hint = part === 0 ? source.hint : partHints[position % partHints.length];
    return `${description} Faz parte de “${source.name}”. Dica de estudo: ${lowerFirst(hint ?? source.hint)}`;
  }
  const parts = listOf(source.subtopics.map(([name]) => `“${name}”`));
  return `${description} Percorra, nesta ordem, ${parts}. Dica de estudo: ${lowerFirst(source.hint)}`;
}

function planDescription(
  request: DraftRequest,
  subject: string,
  level: Level,
  topics: readonly ChosenTopic[],
): string {
  const [first, second] = topics.map(({ name }) => `“${name}”`);
  const goals = request.goals.slice(0, 3).map((goal) => `“${excerpt(goal)}”`);
  const others = request.goals.length - goals.length;
  const rest = others > 0 ? [`mais ${others} ${others === 1 ? 'objetivo' : 'objetivos'}`] : [];
  const aim = request.goals.length === 1 ? 'O objetivo que o guia é' : 'Os objetivos que o guiam são';
  return [
    `Este plano ${examPlans[subject] ?? `de ${subject}`} foi montado ${audience[level]}.`,
    goals.length > 0 ? `${aim} ${listOf([...goals, ...rest])}.` : '',
    `Você começa por ${listOf([first, second].filter((name) => name !== undefined))} e avança por ${topics.length} tópicos em sequência.`,
    pace[level],
  ]
    .filter(Boolean)
    .join(' ');
}

const search = (
  title: string,
  description: string,
  type: PlanResource['type'],
  url: string,
  words: string,
) => ({
  title,
  description,
  type,
  url: `${url}${encodeURIComponent(words)}`,
});

/** Searches for the first topic in study and, at length, for the heaviest one. */
function topicSearches(subject: string, topics: readonly ChosenTopic[], isAdvanced: boolean): PlanResource[] {
  const [first] = topics;
  const heaviest = topics.toSorted((a, b) => b.weight - a.weight)[0];
  if (!first || !heaviest) return [];
  const lesson = search(
    `Videoaulas: ${first.name}`,
    'Para o primeiro tópico do plano: escolha uma aula e faça pausas para anotar.',
    'vídeo',
    'https://www.youtube.com/results?search_query=',
    `${first.name} ${subject} aula`,
  );
  const challenge = search(
    `Questões resolvidas: ${heaviest.name}`,
    'Para o tópico mais exigente do plano: tente resolver antes de ler a solução.',
    'website',
    'https://www.google.com/search?q=',
    `${heaviest.name} ${subject} exercícios resolvidos`,
  );
  return isAdvanced ? [lesson, challenge] : [lesson];
}

function resourcesFor(
  { resources, subject }: Curriculum,
  level: Level,
  topics: readonly ChosenTopic[],
  isAdvanced: boolean,
) {
  const suited = resources
    .filter((resource) => resource.level === undefined || isAdvanced || Math.abs(resource.level - level) < 2)
    .toSorted((a, b) => Number(b.level === level) - Number(a.level === level))
    .slice(0, isAdvanced ? sizes.advanced.resources : sizes.usual.resources)
    .map(({ title, description, type, url }) => ({ title, description, type, url }));
  return [...suited, ...topicSearches(subject, topics, isAdvanced)];
}

/**
 * The words of a plan, without a model: from the catalogue when it covers the subject, else composed
 * from the student's own words. Exactly `topicsCount` (5 to 50) distinct topics, prerequisites first,
 * with what the student's title, description and goals name brought forward. Same request, same draft.
 */
export function writeLocalDraft(request: DraftRequest): PlanDraft {
  const level = levelOf[request.difficulty];
  const known = findCurriculum(request, catalogue())?.read();
  const curriculum = known
    ? focusCurriculum(known, request, level, request.topicsCount)
    : composeCurriculum(request, level);
  const wishes = known ? wishedTopics(known, request) : new Map<string, number>();
  const chosen = chooseTopics(curriculum, level, request.topicsCount, wishes);
  const topics = chosen.map((topic, position): DraftTopic => {
    const { name, description, priority, weight } = topic;
    return {
      name,
      priority,
      weight,
      description: request.isAdvanced ? describedAtLength(topic, position) : description,
    };
  });
  const { evaluationMethods } = request.isAdvanced ? sizes.advanced : sizes.usual;
  return {
    description: planDescription(request, curriculum.subject, level, chosen),
    topics,
    resources: resourcesFor(curriculum, level, chosen, request.isAdvanced),
    evaluationMethods: curriculum.evaluationMethods.slice(0, evaluationMethods),
  };
}

/** From the catalogue when it covers what the student wrote, else from their own words. */
function suggestLocally({ prompt, topicsCount, difficulty }: SuggestionRequest): PlanSuggestions {
  const wish = wishIn(prompt);
  const text = { title: wish, description: prompt, subject: '', goals: [] };
  const known = findCurriculum(text, catalogue());
  const subject = known ? fieldNamed(known, wish) : matterOf({ ...text, subject: wish });
  const levels = perLevel((level) => {
    const request: DraftRequest = { ...text, subject, difficulty: level, topicsCount, isAdvanced: false };
    const { description, topics } = writeLocalDraft(request);
    return { description, topics: topics.map(({ name }) => name) };
  });
  return {
    title: titleOf(prompt).slice(0, studyPlanLimits.title),
    subject: subject.slice(0, studyPlanLimits.subject),
    difficulty,
    ...levels[difficulty],
    levels,
  };
}

/** The subject, or the field of a broad one that the student names: Direito Penal, not all of Direito. */
function fieldNamed({ subject, areas, isBroad }: CurriculumEntry, wish: string): string {
  const words = stems(wish);
  const named = isBroad ? Object.keys(areas).filter((area) => holdsPhrase(words, area)) : [];
  const [field] = named.sort((one, other) => other.length - one.length);
  if (!field) return subject;
  const whole = `${subject} ${field}`;
  return foldLetters(wish).includes(foldLetters(whole))
    ? whole
    : field.charAt(0).toUpperCase() + field.slice(1);
}

/** Writes from the catalogue and the student's own words; same request, same answer. */
export const localPlanWriter = {
  write: writeLocalDraft,
  suggest: suggestLocally,
} satisfies PlanWriter;
