import { hasMainVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { asSentence } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';
import { isOwnClause, pointsOutside } from './subject.ts';

/** Nouns of what goes on, by their endings, with an adjective at most: "na ligação metálica", "no mutualismo". */
const process =
  /^[Nn]([oa]) (\p{Ll}*(?:ção|são|mento|tropismo|ância|ência|logia|gênese|ose|lise|agem|tase|fase|tese|trofia|gamia|gonia|petência)(?: \p{Ll}[\p{Ll}-]+){0,2})$/u;
const past = /(?<!\p{L})(?:foi|foram|era|eram|\p{L}{3,}(?:ou|eu|iu|aram|eram|iram|ava|avam))(?!\p{L})/u;
const command = /^(?:use|veja|note|lembre|compare|observe|procure|evite|escolha|marque)(?!\p{L})/iu;
/** What it costs or how long it takes: not what goes on. */
const measure = / (?:é|são) de /u;
const most = 28;

/** "O que ocorre na codominância?" from "Na codominância, o heterozigoto mostra os dois fenótipos". */
export function askProcess({ statement }: Asking): Draft[] {
  const { lead, clause, wasBound } = statement;
  const [, article = '', name = ''] = process.exec(lead ?? '') ?? [];
  if (
    !name ||
    wasBound ||
    past.test(clause) ||
    command.test(clause) ||
    measure.test(clause) ||
    pointsOutside(clause)
  )
    return [];
  if (!hasMainVerb(clause) || wordsOf(clause).length > most) return [];
  const first = clause.split(/, | que /u)[0] ?? '';
  // "Na ligação covalente, comum entre ametais, átomos …"
  if (clause.includes(', ') && !hasMainVerb(first) && !/^(?:[oa]s?|uma?|se|quem) /iu.test(first)) return [];
  if (!/^há /u.test(clause) && !isOwnClause(wordsOf(first).length > 2 ? first : clause)) return [];
  return [{ kind: 'manner', question: `O que ocorre n${article} ${name}?`, answer: asSentence(clause) }];
}
