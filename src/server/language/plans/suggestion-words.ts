import type { CreateStudyPlan } from '#shared/contracts/study-plans.ts';
import { withoutDeadline } from '#shared/rules/plans/deadline.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { wishIn } from './own-words.ts';

type Difficulty = CreateStudyPlan['difficulty'];

/** Of folded text; an intermediate one knows the basics, which a beginner's words name, too. */
const levelWords: readonly (readonly [Difficulty, RegExp])[] = [
  [
    'intermediário',
    /\bintermediari[oa]s?\b|\bja (sei|conheco|vi|estudei|domino|tenho) (um pouco|algum|[oa]s? (basic[oa]|bases?))/,
  ],
  [
    'avançado',
    /\bavancad[oa]s?\b|\baprofund(ar|ad[oa]s?|amento)\b|(?<!\b(?:ess[ea]s?|isso|que) (?:eu )?)\bja domino\b|\bespecialista\b/,
  ],
  [
    'iniciante',
    /\bdo zero\b|\biniciantes?\b|(?<!\b(saneamento|educacao|atencao|ensino|ciclo|cesta) )\bbasic[oa]s?\b|\bleig[oa]s?\b|\bintrodu(cao|torio)\b|\bprimeiros passos\b|\b(comecar|comecando)\b|\bnunca (estudei|vi|aprendi|fiz)\b/,
  ],
];

/** The level that a wish names: "Biologia do zero" is a beginner's; undefined for none, and for more than one. */
export function levelIn(prompt: string): Difficulty | undefined {
  const text = foldLetters(prompt);
  const knowsBasics = levelWords[0]?.[1].test(text);
  if (knowsBasics) return 'intermediário';
  const named = levelWords.filter(([, words]) => words.test(text));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

const fromScratch =
  /\bdo zero\b(?! (?:absoluto|a esquerda))|(?<!\bnao )\bsou (?:um |uma )?(?:iniciante|leig[oa])\b|\bnunca (?:estudei|aprendi|vi) (?:nada|isso|ess[ea]|antes)\b/;

/** Whether a wish begins from nothing, whatever level was chosen beside it. */
export const isFromScratch = (wish: string): boolean => fromScratch.test(foldLetters(wish));

const outcomes =
  /^(passar|entrar|ingressar|(ser\s+)?aprovad[oa]|(conseguir|ganhar)\s+(uma\s+)?vaga|tirar\s+(uma\s+)?(nota\s+)?(boa|alta|m[áa]xima|\d[\d.]*)?|gabaritar|ir\s+bem)\s+((em|n[oa]s?|para|pra)\s+)?/iu;
const levels =
  /[\s,]*(?<!\p{L})(do\s+zero|do\s+b[áa]sico\s+ao\s+avan[çc]ado|(?:para|pra|pro)\s+(iniciantes?|leig[oa]s|quem\s+est[áa]\s+come[çc]ando)|(n[íi]vel\s+)?(iniciante|intermedi[áa]ri[oa]|avan[çc]ad[oa])|(?<!(saneamento|educação|atenção|ensino|ciclo|cesta)\s)b[áa]sic[oa])(?!\p{L})/giu;
/** "O básico de Excel" is Excel. */
const basicsOf = /(?:^|(?<=\s)[oa]\s+)(?:[oa]\s+)?b[áa]sic[oa]\s+d[aeo]s?\s+/iu;
const times =
  /[\s,]+(em|at[ée]|por)\s+(\d+|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|doze)\s+(dias?|semanas?|m[êe]s|meses|anos?)(?!\p{L})/giu;
/** "Prova de cálculo daqui a 10 dias: integrais duplas", "…, já sei derivadas". */
const occasion =
  /^prova(?:\s+(?:final|bimestral|trimestral|(?:de\s+)?(?:sexta|segunda|ter[çc]a|quarta|quinta|amanh[ãa])))?(?:\s+d[aeo]\s+(?=.*\s(?:daqui|em\s+\d))|\s*:\s+)/iu;
const until = /\s+(?:daqui\s+(?:a\s+)?|em\s+)\d+\s+(?:dias?|semanas?|m[êe]s(?:es)?)(?=\s*:|$)/iu;
/** What is said to be known already, to its end: no part of a title. */
export const saidKnown = /[,;]?\s*(?:mas\s+)?j[áa]\s+(?:sei|vi|domino|estudei|conhe[çc]o)\s.*$/iu;
const examNames: Record<string, string> = {
  enem: 'Enem',
  fuvest: 'Fuvest',
  unicamp: 'Unicamp',
  encceja: 'Encceja',
  oab: 'OAB',
  pf: 'PF',
  prf: 'PRF',
  inss: 'INSS',
  ita: 'ITA',
  ime: 'IME',
  cnu: 'CNU',
};

/**
 * A wish as a plan's title: without what one hopes for, the level, which is a field of its own, and the time. "Passar em medicina no enem" is "Medicina no Enem", "Biologia do zero" is "Biologia".
 */
export function titleOf(prompt: string): string {
  const wish = wishIn(prompt);
  const timeless = withoutDeadline(wish.replace(saidKnown, '').replace(occasion, '').replace(until, ''));
  const bare = timeless
    .replace(outcomes, '')
    .replace(basicsOf, '')
    .replace(levels, '')
    .replace(times, '')
    .replace(/\p{L}+/gu, (word) => examNames[word.toLowerCase()] ?? word)
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '');
  if (!/\p{L}{2}/u.test(bare)) return wish;
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** What is made for each level a student may choose. */
export const perLevel = <T>(make: (difficulty: Difficulty) => T): Record<Difficulty, T> => ({
  iniciante: make('iniciante'),
  intermediário: make('intermediário'),
  avançado: make('avançado'),
});
