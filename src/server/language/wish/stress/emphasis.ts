import type { Catalogue } from '../catalogue.ts';
import { type Cover, namesSubject } from '../matches.ts';
import { readWords } from '../read-words.ts';
import type { Reading, Scope, StudentText } from '../reading.ts';
import { weakPointIn } from './weak-point.ts';

const what = '(?:(?:em|d[aeo]s?|n[ao]s?|para|[oa]s?) )?([^,;.:()!?\\n]{3,40})';
/** "Mais matemática", "foco em química"; "química pesa mais". */
const more = new RegExp(
  `(?<!\\p{L})(?:mais(?! ou )|principalmente|sobretudo|especialmente|(?:com )?(?:mais )?(?:foco|[êe]nfase|peso|tempo)(?: em| n[ao]s?| para| pr[ao])?|prioridade(?: para| em| [àa])?) ${what}`,
  'giu',
);
const heavier =
  /(?:^|[,;.:()!?\n]|mas|e) ?([^,;.:()!?\n]{3,40}?) (?:(?:pesa|vale|conta|importa|cai) mais|(?:é|e) (?:[oa] )?(?:mais importante|prioridade|principal))(?!\p{L})/giu;
const less = new RegExp(`(?<!\\p{L})(?:(?:um |só um )?pou(?:co|quinho)|noç(?:ão|ões)) ${what}`, 'giu');

/** The same before what belongs to one subject or examination: "ENEM com foco em filosofia", "SQL, principalmente joins". */
const emphasis =
  /(?<!\p{L})(?:foco|focad[oa]|focando|focar|[êe]nfase|principalmente|sobretudo|especialmente|refor[çc](?:o|ar|ando))(?!\p{L})|[,;–-] *(?:e |mas |com )?mais (?!o |a |do |ou |cai|cobr|pesa|vale|ped)|[,;–-] *(?:e |mas )?(?=[^,;.:()!?\n]{3,40} (?:pesa|vale|conta|importa|cai) mais(?!\p{L}))/iu;

/** Where in a text begins what it stresses, or says to be hard; -1 where it does neither. */
export function emphasisIn(text: string): number {
  const [first, other] = [text.search(emphasis), weakPointIn(text)].filter((at) => at >= 0);
  return first === undefined ? -1 : Math.min(first, other ?? first);
}

/** What is stressed has so many times the hours of what isn't. */
const factor = 2;
/** Subjects that are named beside an examination; more of them are its own. */
const mostNamed = 4;

const namedBy = (text: string, patterns: readonly RegExp[], catalogue: Catalogue) =>
  patterns.flatMap((pattern) =>
    text
      .matchAll(pattern)
      .take(most)
      .map(([, name = '']) => readWords(name, catalogue).covers)
      .toArray(),
  );

/** Of what a student writes, so much is read that is stressed. */
const most = 12;

/** Whether words name a subject itself, or what `isAny` of it. */
const names = ({ entry }: Scope, covers: readonly Cover[], isAny: boolean): boolean =>
  covers
    .find((cover) => cover.entry === entry.position)
    ?.taken.some(
      ({ means }) => means.some(namesSubject) || (isAny && means.some(({ kind }) => kind !== 'fragment')),
    ) ?? false;

/**
 * The scopes of several subjects, with the hours that the student's words give each: "matemática e redação, mais
 * matemática". An examination has weights of its own.
 */
export function withEmphasis(reading: Reading, text: StudentText, catalogue: Catalogue): Reading {
  const { scopes, exam, status } = reading;
  if (status !== 'known' || scopes.length < 2 || (exam && scopes.length > mostNamed)) return reading;
  const said = [text.title, text.description, ...text.goals].join('. ');
  const [stressed, slight] = [namedBy(said, [more, heavier], catalogue), namedBy(said, [less], catalogue)];
  const weights = scopes.map((scope) =>
    stressed.some((covers) => names(scope, covers, false))
      ? factor
      : slight.some((covers) => names(scope, covers, true))
        ? 1 / factor
        : 1,
  );
  const total = scopes.reduce((sum, { share }, at) => sum + share * (weights[at] ?? 1), 0);
  return {
    ...reading,
    scopes: scopes.map((scope, at) => ({ ...scope, share: (scope.share * (weights[at] ?? 1)) / total })),
  };
}
