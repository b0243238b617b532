import { foldLetters } from '#shared/rules/text/fold.ts';

const orders =
  'ignore|ignorem|esqueca|esquecam|desconsidere|diga|digam|responda|respondam|mostre|revele|informe|escreva|repita|imprima|exiba|aprove|aja|finja|obedeca|considere|confirme|afirme|conte|envie|inclua|comece|termine|use|chame|declare|execute|avise|elogie|atribua|fale';
const begins = new RegExp(
  `^.{0,100}?(?<=^|[:;,\\]>] ?|(?<!\\p{L})(?:e|agora|favor|apenas|so|deve|entao) )(?:${orders}) `,
  'u',
);
/** What only those are told who answer: a text for students speaks of its matter. */
const toldToTutor =
  /(?<!\p{L})(?:aluno|aluna|estudante|usuari[oa]|assistente|tutor|modelo|chatbot|ia|sistema|instruc(?:ao|oes)|comandos?|prompt|senhas?|chaves?|nota \d+|aprovad[oa]|o que foi dito|mensagens? anterior(?:es)?|regras anteriores|palavra|apenas|somente)(?!\p{L})/u;
const labels =
  /^(?:sistema|system|admin|assistente|assistant|instruc(?:ao|oes)(?: d[oa] sistema| para [ao]s? [\p{L} ]+)?|prompt|override|atencao,? (?:ia|assistente|tutor|modelo))\s*[:\]>-]/u;
const roles =
  /(?<!\p{L})(?:voce|vc) (?:agora )?(?:e|sera|esta|deve)(?: agora)? .{0,40}(?:dan|modo|assistente|livre|sem (?:restricoes|regras|filtros)|ignorar|obedecer)/u;

/** Whether a sentence of a text gives orders to whoever answers with it, instead of speaking of a matter. */
export function isCommand(text: string): boolean {
  const bare = text.slice(0, 400).replace(/^[^\p{L}\d]+/u, '');
  const folded = foldLetters(bare).trim();
  const gives = /(?:^|[:;,\]] ?|\be )[Dd]ê /u.test(bare);
  return (
    labels.test(folded) || roles.test(folded) || ((gives || begins.test(folded)) && toldToTutor.test(folded))
  );
}
