import { upperFirst } from '#server/language/text/capital.ts';
import { stemsOf, withoutAbbreviationPoints, wordsOf } from '#server/language/wish/words.ts';
import type { StudentText } from '../wish/reading.ts';

const longestTheme = 90;
const mostThemes = 24;

/** Cut between two words, without a sign at the end. */
export function shortened(text: string, most = longestTheme): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).replace(/[\s,;:–-]+$/u, '');
}

/** "Crochê para iniciantes" → "Crochê": the matter itself, without level or audience. */
export function matterOf({ subject, title }: Pick<StudentText, 'subject' | 'title'>): string {
  const named = stemsOf(subject).size > 0 ? subject : stemsOf(title).size > 0 ? title : subject;
  const bare = named
    .split(/\s+para\s+|\s+do\s+zero|\s*[:–—|(]\s*|\s+-\s+/iu)[0]
    ?.replace(/\s+(b[áa]sic[oa]|avan[çc]ad[oa]|intermedi[áa]ri[oa])$/iu, '')
    .replace(/^(curso|aulas?|estudos?|plano(\s+de\s+estudos?)?)\s+(de|do|da)\s+/iu, '')
    .trim();
  return shortened(upperFirst(bare || named.trim()));
}

const openings =
  /^(eu\s+)?((quero|queria|gostaria\s+de|preciso(?:\s+de)?|pretendo|desejo|vou|meu\s+objetivo\s+é|o\s+objetivo\s+é)\s+)?(muito\s+)?((aprender|entender|compreender|dominar|estudar|conhecer|saber|praticar|treinar|revisar|melhorar)\s+)?((mais\s+)?sobre\s+|tudo\s+sobre\s+|a\s+(?=\p{L}+[aei]r\s)|como\s+(?=\p{L}+[aei]r\s)|bem\s+)?((o|a|os|as|meu|minha|meus|minhas)\s+)?/iu;

/** "Quero aprender crochê do zero" → "Crochê do zero": what is wished for, as a title. */
export function wishIn(prompt: string): string {
  const text = prompt.trim();
  const end = withoutAbbreviationPoints(text).search(/[.!?\n]/u);
  const sentence = end < 0 ? text : text.slice(0, end);
  const bare = sentence.replace(openings, '').trim() || text;
  return shortened(upperFirst(bare), 110);
}

/** Results one hopes for, not matters one studies. */
const outcome =
  /^(passar|conseguir|tirar|ser\s|ter\s|virar|trabalhar|ganhar|me\s|não\s|gabaritar|alcançar|até\s|em\s|para\s|por\s|porque|pois|que\s|quando|com\s|sem\s|do\s+zero|de\s|\d)/iu;

function themeIn(fragment: string): string {
  const bare = fragment
    .trim()
    .replace(openings, '')
    .replace(/[.!?\s"“”]+$/u, '')
    .trim();
  if (outcome.test(bare) || stemsOf(bare).size === 0 || bare.split(/\s+/).length > 12) return '';
  return shortened(upperFirst(bare));
}

/** Matters named in a sentence: what stands between commas and, in a list, around its last "e". */
function listed(text: string): string[] {
  return text.split(/[.;:\n!?]+/u).flatMap((sentence) => {
    const items = sentence.split(/,\s+/u);
    const last = items.pop() ?? '';
    return items.length > 0 ? [...items, ...last.split(/\s+e\s+/u)] : [last];
  });
}

/**
 * The distinct themes that a student names, in their words and order: the goals, what a title lists after its colon, and
 * the lists of a description. Nothing that only repeats the matter or tells a hope; at most 24.
 */
export function themesOf(text: StudentText): string[] {
  const matter = matterOf(text);
  const titleTail = text.title
    .split(/:\s+|\s+[-–—]\s+/u)
    .slice(1)
    .join(', ');
  const goals = text.goals.flatMap((goal) => (goal.length > longestTheme ? listed(goal) : [goal]));
  const described = text.description
    .split(/[.\n]+/u)
    .filter((sentence) => sentence.includes(','))
    .flatMap(listed)
    .map((fragment) => fragment.replace(/\s+para\s+.*$/iu, ''))
    .filter((fragment) => fragment.trim().split(/\s+/).length <= 7);
  const own = new Set([...stemsOf(matter), ...stemsOf(text.subject)]);
  const seen = new Set<string>();
  const themes: string[] = [];
  for (const fragment of [...goals, ...listed(titleTail), ...described]) {
    const theme = themeIn(fragment);
    const stems = [...stemsOf(theme)];
    const key = stems.sort().join(' ');
    if (!theme || seen.has(key) || stems.every((stem) => own.has(stem))) continue;
    seen.add(key);
    themes.push(theme);
  }
  return themes.slice(0, mostThemes);
}

const wordSet = (text: string) => new Set(wordsOf(text).map(({ stem }) => stem));

/** Whether two texts name the same things, numbers included: "1ª lei" and "2ª lei" are two. */
export function sameNames(one: string, other: string): boolean {
  const [words, others] = [wordSet(one), wordSet(other)];
  return words.size === others.size && [...words].every((stem) => others.has(stem));
}
