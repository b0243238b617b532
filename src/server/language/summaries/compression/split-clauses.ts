import { upperFirst } from '#server/language/text/capital.ts';
import { leansBack } from '#server/language/text/leans-back.ts';
import { hasMainVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { ended, opensBeforeSubject, standsAlone } from './clauses.ts';

const contrasting =
  /^(?:um|uma|uns|umas|algu(?:ns|mas)|parte|metade|de um lado|enquanto|não|ora|se|nem)(?!\p{L})/iu;
/** What makes the clause after a colon or "e" somebody's claim, a wish, or half of a thought. */
const claiming =
  /(?<!\p{L})(?:di[zs]\p{L}*|afirm\p{L}+|pergunt\p{L}+|propô\p{L}*|propos\p{L}+|suger\p{L}+|sugestão|hipótese|ideia|conclu\p{L}+|tese|acredit\p{L}+|objet\p{L}+|costum\p{L}+|imagin\p{L}+|poderia\p{L}*|pens\p{L}+|supo\p{L}+|supunha|teste|regra|prov\p{L}+|segundo|não|nem|sem|se|ou|mais|tão|tanto|entre)(?!\p{L})/iu;
const announcing =
  /(?<!\p{L})(?:seguintes?|assim|dois|duas|três|quatro|cinco|vári[oa]s|divers[oa]s|isto|isso|aqui)(?!\p{L})/iu;

/** "tem a maior taxa": says nothing without what follows. */
const superlative = /(?<!\p{L})[oa]s? (?:maior|menor|melhor|pior)(?:es)? \p{L}+$/u;

/** The two first clauses that semicolons part. */
function atSemicolon(text: string): string[] {
  const [clause = '', rest = ''] = text.split('; ');
  if (/[:"“”(]/u.test(clause) || contrasting.test(clause) || wordsOf(clause).length < 8) return [];
  if (/^(?:e|ou|outr|já)(?!\p{Ll}{4})/u.test(rest) || !hasMainVerb(clause)) return [];
  return hasMainVerb(rest) ? [clause, rest] : [];
}

/** What a colon explains, and what explains it, where either is said by itself. */
function atColon(text: string): string[] {
  const [clause = '', rest = '', more] = text.split(': ');
  if (more !== undefined || text.includes(';') || !hasMainVerb(rest) || wordsOf(rest).length < 5) return [];
  if (claiming.test(clause) || !standsAlone(clause)) return [];
  // "Oiapoque tem a maior taxa: 84 % dos moradores …": of the place that only the clause names.
  if (/^\d/u.test(rest) || superlative.test(clause)) return [];
  return announcing.test(clause) ? [rest] : [clause, rest];
}

/** Two clauses of different subjects, which ", e" joins. */
function atComma(text: string): string[] {
  const [clause = '', rest = '', more] = text.split(', e ');
  if (more !== undefined || /[:;,]/u.test(clause) || /[:;]/u.test(rest) || claiming.test(clause)) return [];
  if (opensBeforeSubject(clause) || !standsAlone(clause) || !hasMainVerb(rest)) return [];
  return /^(?:sim|não|nem|foi|é|por|com|isso|assim)(?!\p{L})/u.test(rest) ? [clause] : [clause, rest];
}

/** A pronoun that may stand for something in the clause before. */
const pronominal =
  /(?<!\p{L})(?:[dn]?el[ea]s?|lhes?|isso|nisso|disso|ess[ea]s?|est[ea]s?|(?:d|n)ess[ea]s?|outr[oa]s?|quem [oa]s?)(?!\p{L})|-(?:l[oa]s?|n[oa]s?|[oa]s?|lhes?)(?!\p{L})/iu;

/** Whether a later clause needs the one before it, or only tells what would be. */
const leansOrSupposes = (clause: string) =>
  leansBack(clause) || pronominal.test(clause) || /\p{L}riam?(?!\p{L})/u.test(clause);

/** The independent clauses of a sentence that are sentences by themselves, and none of a list or of a contrast. */
export function splitClauses(text: string): string[] {
  const body = text.replace(/[.!?…]+$/u, '');
  if (/\?$/u.test(text)) return [];
  const clauses = [body.includes('; ') ? atSemicolon(body) : atColon(body), atComma(body)];
  return clauses
    .flat()
    .map((clause) => ended(upperFirst(clause)))
    .filter((clause) => text.startsWith(clause.slice(0, -1)) || !leansOrSupposes(clause));
}
