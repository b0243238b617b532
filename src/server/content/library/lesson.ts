/** A lesson of the library as its file says it. All texts are Markdown with formulas between `$`. */
export interface Lesson {
  /** Name of the topic in its subject's curriculum. */
  topic: string;
  /** One sentence: what one learns. */
  summary: string;
  /** Day of the last revision, `YYYY-MM-DD`. */
  reviewed: string;
  explanation: string;
  terms: Term[];
  example: string;
  /** Each a mistake and what is right instead. */
  mistakes: string[];
  /** What exams ask of the topic. */
  asked: string;
  cards: Card[];
  questions: Question[];
  exercise: { task: string; answer: string };
  /** Real works to go further. */
  sources: string[];
}

interface Term {
  term: string;
  definition: string;
}

interface Card {
  question: string;
  answer: string;
}

/** Five options, "Certo" and "Errado", or an answer to write. */
export type Question =
  | { kind: 'choice' | 'statement'; statement: string; options: Option[] }
  | { kind: 'short'; statement: string; answers: string[]; comment: string };

interface Option {
  text: string;
  isRight: boolean;
  /** Why it is right, or which slip leads to it. */
  comment: string;
}

const sections = {
  terms: 'Termos',
  example: 'Exemplo resolvido',
  mistakes: 'Erros comuns',
  asked: 'Na prova',
  cards: 'Flashcards',
  questions: 'Questões',
  exercise: 'Exercício aberto',
  sources: 'Para ir além',
} as const;

const titles: string[] = Object.values(sections);

/** Reads a lesson's file, whose form README.md says. Throws, with what is missing, when it has another form. */
export function parseLesson(text: string): Lesson {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? fail('não começa com --- e seus dados');
  const data = Object.fromEntries(
    (head ?? '').split('\n').map((line) => /^(\w+): (.+)$/.exec(line)?.slice(1) ?? fail(`dado “${line}”`)),
  );
  const field = (name: string): string => data[name] ?? fail(`falta ${name}`);
  const [explanation = '', ...parts] = splitBy('## ', body ?? '');
  const named = new Map(parts.map(headAndRest));
  const section = (name: keyof typeof sections): string =>
    named.get(sections[name]) ?? fail(`falta ## ${sections[name]}`);
  const unknown = [...named.keys()].find((name) => !titles.includes(name));
  if (unknown !== undefined) fail(`seção “${unknown}”`);
  const [task = '', answer = fail('falta ### Resposta modelo')] =
    section('exercise').split('\n### Resposta modelo\n');
  return {
    topic: field('topic'),
    summary: field('summary'),
    reviewed: field('reviewed'),
    explanation: explanation.trim(),
    terms: bullets(section('terms')).map(parseTerm),
    example: section('example'),
    mistakes: bullets(section('mistakes')),
    asked: section('asked'),
    cards: items(section('cards')).map(([question, rest]) => ({ question, answer: rest })),
    questions: items(section('questions')).map(parseQuestion),
    exercise: { task: task.trim(), answer: answer.trim() },
    sources: bullets(section('sources')),
  };
}

function fail(what: string): never {
  throw new Error(`Lição: ${what}.`);
}

/** The text in pieces, each but the first without the `mark` that a line begins with; code keeps its own. */
function splitBy(mark: string, text: string): string[] {
  const pieces: string[][] = [[]];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && line.startsWith(mark)) pieces.push([line.slice(mark.length)]);
    else pieces.at(-1)?.push(line);
  }
  return pieces.map((lines) => lines.join('\n'));
}

function headAndRest(piece: string): [head: string, rest: string] {
  const end = piece.indexOf('\n');
  return end < 0 ? [piece, ''] : [piece.slice(0, end).trim(), piece.slice(end + 1).trim()];
}

const items = (section: string) => splitBy('### ', section).slice(1).map(headAndRest);
const bullets = (section: string) =>
  splitBy('- ', `\n${section}`)
    .slice(1)
    .map((bullet) => bullet.trim());

function parseTerm(bullet: string): Term {
  const [, term, definition] = /^\*\*(.+?)\*\*: (.+)$/s.exec(bullet) ?? fail(`termo “${bullet}”`);
  return { term: term ?? '', definition: definition ?? '' };
}

const truth = 'Certo ou errado: ';

function parseQuestion([head, rest]: [string, string]): Question {
  const [, more = '', answers, comment] = /^(.*?)(?:^|\n)Resposta: (.+?)\n+> (.+)$/s.exec(rest) ?? [];
  if (answers !== undefined && comment !== undefined)
    return {
      kind: 'short',
      statement: joined(head, more),
      answers: answers.split(' ; '),
      comment: unquoted(comment),
    };
  const [before = '', ...options] = splitBy('- [', rest);
  const kind = head.startsWith(truth) ? 'statement' : 'choice';
  return { kind, statement: joined(head.replace(truth, ''), before), options: options.map(parseOption) };
}

function parseOption(piece: string): Option {
  const [, mark, text, comment] =
    /^([ x])\] (.+?)\n\s+> (.+)$/s.exec(piece.trimEnd()) ?? fail(`alternativa “${piece}”`);
  return { text: text ?? '', isRight: mark === 'x', comment: unquoted(comment ?? '') };
}

const joined = (head: string, more: string) => [head, more.trim()].filter(Boolean).join('\n\n');
const unquoted = (comment: string) => comment.replaceAll(/\n\s*>\s?/g, '\n').trim();
