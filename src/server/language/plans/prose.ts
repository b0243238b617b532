import type { Level } from '#server/content/curricula.ts';
import { listOf } from '#server/language/text/list-of.ts';
import { countOf } from '#shared/rules/text/format.ts';

const audience: Record<Level, string> = {
  1: 'para quem está começando, com as bases no seu tempo',
  2: 'para quem já conhece o básico e quer ganhar segurança',
  3: 'para quem já domina as bases e busca profundidade',
};

const pace: Record<Level, string> = {
  1: 'Cada tópico só aparece depois dos que o preparam; se algo travar, volte um passo sem culpa.',
  2: 'O plano alterna teoria e prática e dá mais tempo ao que pesa mais.',
  3: 'As bases entram como retomada rápida, e o tempo maior fica com os tópicos exigentes.',
};

const excerpt = (text: string, length = 110) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/u, '')}…`;

/** What a plan says about itself, in up to 2000 characters. */
export function planDescription(about: {
  /** "de Química", "para o Enem". */
  matter: string;
  level: Level;
  goals: readonly string[];
  /** Names, in order of study. */
  topics: readonly string[];
  /** Sentences on what it lacks. */
  notices: readonly string[];
}): string {
  const [first, second] = about.topics.map((name) => `“${excerpt(name, 80)}”`);
  const goals = about.goals.slice(0, 3).map((goal) => `“${excerpt(goal)}”`);
  const others = about.goals.length - goals.length;
  const rest = others > 0 ? [`mais ${countOf(others, 'objetivo', 'objetivos')}`] : [];
  const aim = about.goals.length === 1 ? 'O objetivo que o guia é' : 'Os objetivos que o guiam são';
  const count = about.topics.length;
  return [
    `Este plano ${about.matter} foi montado ${audience[about.level]}.`,
    goals.length > 0 ? `${aim} ${listOf([...goals, ...rest])}.` : '',
    `Você começa por ${listOf([first, second].filter((name) => name !== undefined))}${count > 2 ? ` e avança por ${count} tópicos em sequência` : ''}.`,
    pace[about.level],
    ...about.notices,
  ]
    .filter(Boolean)
    .join(' ');
}

const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anything = '[^\\n]*?';

/** The sentences of `planDescription`, whatever stands in their gaps. */
const ownSentences = new RegExp(
  [
    ...Object.values(audience).map((words) => `Este plano ${anything} foi montado ${plain(words)}\\.`),
    `(?:O objetivo que o guia é|Os objetivos que o guiam são) ${anything}\\.(?= |$)`,
    `Você começa por “${anything}\\.(?= |$)`,
    ...Object.values(pace).map(plain),
    `O plano tem \\d+ tópicos?, e não \\d+: ${anything}\\.(?= |$)`,
    `Não conheço ${anything}\\.(?= |$)`,
  ].join('|'),
  'gm',
);

/** A description without what the product wrote itself: only the rest are the student's words. */
export const withoutOwnProse = (description: string): string =>
  description
    .replace(ownSentences, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();

/** Why a plan has fewer topics than asked for. */
export const fewerTopics = (count: number, asked: number, matter: string): string =>
  `O plano tem ${countOf(count, 'tópico', 'tópicos')}, e não ${asked}: é o que o roteiro ${matter} tem sobre o seu pedido, sem enchimento.`;

/** What the student asked to be left out; it is read again from a description (`wish/exclusions.ts`). */
export const leftOut = (names: readonly string[]): string =>
  `Ficou de fora, como você pediu: ${listOf(names)}.`;

/** What nothing of the catalogue explains. */
export const unknownWords = (words: readonly string[]): string =>
  `Não conheço ${listOf(words.map((word) => `“${word}”`))} bem o bastante: se isso faz parte da matéria, cole o programa ou escreva os temas nos objetivos.`;
