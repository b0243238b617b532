import { hasVerb } from '#server/language/text/verbs.ts';
import { asTerm, hasPlainGender, inside, isFeminine, isPlural } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

const located =
  /^(.{2,110}?) (fica|ficam|localiza-se|localizam-se|se localiza|se localizam|situa-se|situam-se|está localizad[oa]|estão localizad[oa]s|está situad[oa]|estão situad[oa]s|encontra-se|encontram-se|nasce|deságua|desemboca) ((?:principalmente )?(?:em|n[oa]s?|entre|ao?|à|sobre|sob|dentro|acima|abaixo|atrás|próxim[oa]) .{2,90})$/u;
const happens =
  /^(.{2,110}?) (ocorre|ocorrem|acontece|acontecem|vive|vivem|amadurecem?|predominam?|habitam?|crescem?|se concentram?|concentra(?:m)?-se) ((?:principalmente )?n[oa]s? .{3,90})$/u;
const made =
  /^(.{2,110}?) ((?:é|são|foi|foram) (?:produzid|armazenad|fabricad|sintetizad|encontrad|liberad|absorvid|cultivad)[oa]s?) ((?:principalmente )?n[oa]s? .{3,90})$/u;
const time =
  /^(?:principalmente )?n[oa]s? (?:\d|primavera|verão|outono|inverno|noite|dia|século|década|ano|mês|fases?|etapas?|período|época|idade|momento|início|fim|final|manhã|tarde|presença|ausência|forma|caso|sentido|maioria|prática|mesm[oa]|qua(?:l|is)|prófase|medida|antiguidade|passado|primeir[oa]|segund[oa]|terceir[oa]|plural|singular|voz|contexto|escuro|claro|madrugada)/iu;
const state =
  /^(?:em|n[oa]s?) (?:equilíbrio|repouso|movimento|constante|estado|dúvida|crise|perigo|geral|relação|conflito|situação|forma|ordem)(?!\p{L})/iu;

/** "Entre o átrio e o ventrículo encontra-se a valva tricúspide": the place stands first. */
const placeFirst =
  /^((?:[Ee]ntre|[Ss]ob|[Ss]obre|[Aa]cima|[Aa]baixo|[Aa]trás|[Nn]o interior|[Nn]a base|[Nn]o fundo|[Dd]entro) [^,]{6,90}?),? (encontra-se|localiza-se|situa-se|fica) ((?:[oa] )\p{Ll}[^,;:]{3,60})(?:, [^;]{3,80})?$/u;

function withPlaceFirst({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, place = '', verb = '', thing = ''] = placeFirst.exec(lead ? `${lead}, ${clause}` : clause) ?? [];
  if (!thing || pointsOutside(place) || hasVerb(thing) || isBare(thing)) return [];
  const asked = verb.endsWith('-se') ? `se ${verb.slice(0, -3)}` : verb;
  return [{ kind: 'role', question: `O que ${asked} ${inside(place, lexicon)}?`, answer: asTerm(thing) }];
}

const determiner = /^(?:[oa]s?|um|uma|uns|umas|tod[oa]s?|cada|ess[ea]s?|dois|duas|três|muit[oa]s?)$/u;

/** "Aldosterona", of hasty notes, with the article that speech gives it; null where its gender is unsure. */
function withArticle(thing: string, verb: string): string | null {
  const [noun = ''] = thing.split(' ');
  if (!/^\p{Ll}{3,}$/u.test(noun) || determiner.test(noun) || isPlural(noun)) return thing;
  if (thing.includes(' que ')) return null;
  const [, ending = ''] = / \p{L}+d([oa])$/u.exec(verb) ?? [];
  if (!ending && !hasPlainGender(noun)) return null;
  return `${ending || (isFeminine(noun) ? 'a' : 'o')} ${thing}`;
}

/** "Onde fica …?" and "Onde ocorre …?". */
export function askPlace(asking: Asking): Draft[] {
  const { statement, lexicon } = asking;
  const { clause, lead } = statement;
  const first = withPlaceFirst(asking);
  if (first.length > 0) return first;
  if (lead && pointsOutside(lead)) return [];
  for (const pattern of [located, happens, made]) {
    const [, before = '', verb = '', after = ''] = pattern.exec(clause) ?? [];
    const place = after.replace(
      /(?:[,;:]| e (?:é|são|tem|têm|possui|possuem|serve|produz|depende|dependem|\p{L}+[ai]d[oa]s?) ).*$/u,
      '',
    );
    const subject = place && subjectIn(before);
    if (!subject || isBare(subject) || time.test(place) || state.test(place) || pointsOutside(place))
      continue;
    const asked = verb.endsWith('-se') ? `se ${verb.slice(0, -3)}` : verb;
    const thing = withArticle(inside(subject, lexicon), verb);
    if (!thing) continue;
    return [
      {
        kind: 'place',
        question: afterLead(lead, `Onde ${asked} ${thing}?`),
        answer: asTerm(place),
      },
    ];
  }
  return [];
}
