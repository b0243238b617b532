import { z } from 'zod';
import type { BudgetedModel } from '#server/platform/ai/model.ts';
import { type Correction, groundedCorrections, lineRoles } from './corrections.ts';
import type { Spot } from './doubtful-spots.ts';

/** For all that is asked about a notice. */
const patienceMs = 45_000;
const mostCalls = 4;
const mostCorrections = 200;
/** Tokens that a correction takes beside the line that it quotes, and letters of a token. */
const tokensACorrection = 40;
const lettersAToken = 2;

const schema = z.object({
  corrections: z
    .array(
      z.object({
        page: z.int(),
        line: z.int(),
        text: z.string(),
        as: z.enum(lineRoles),
        level: z.int().min(1).max(6).nullable(),
      }),
    )
    .max(mostCorrections),
});

const instructions = [
  'Você confere a leitura do conteúdo programático de um edital brasileiro, feita por regras que têm dúvida em alguns trechos.',
  'Cada linha do material começa com [página:linha], seguida do texto impresso. Diga o que são só as linhas que foram lidas errado:',
  '- heading: o nome de uma disciplina, que vale para o que vem depois dela;',
  '- topic: aqui começa um tópico, com o nível em level (1 é o primeiro abaixo da disciplina);',
  '- continuation: continua o tópico da linha de cima;',
  '- noise: cabeçalho, rodapé, número de página ou outra coisa que não se estuda.',
  'Em text, copie a linha inteira, letra por letra, sem [página:linha]. Em level, null quando não for topic ou quando o nível já estiver certo.',
  'Não escreva nada que não esteja no material, e não cite linhas que já estão certas.',
].join('\n');

const reasons: Record<Spot['reason'], string> = {
  long: 'um só tópico muito longo',
  table: 'linhas de uma tabela lidas como um tópico',
  heading: 'um tópico que parece nome de disciplina',
  fragment: 'um tópico que começa com letra minúscula',
  missing: 'uma linha com o nome de uma disciplina que não foi achada',
};

const written = ({ discipline, reason, level, above, lines }: Spot) =>
  [
    `Trecho de ${discipline}, nível ${level}: ${reasons[reason]}.`,
    ...(above === '' ? [] : [`Linha de cima, só para entender: ${above}`]),
    ...lines.map(({ page, line, text }) => `[${page}:${line + 1}] ${text}`),
  ].join('\n');

const costOf = ({ lines }: Spot) =>
  lines.reduce((sum, { text }) => sum + tokensACorrection + text.length / lettersAToken, 0);

/** Spots that are asked about in one call each: an answer that corrects every line has room. Later ones are left out. */
export function spotsByCall(spots: readonly Spot[], tokens: number): Spot[][] {
  const calls: Spot[][] = [];
  let room = 0;
  for (const spot of spots) {
    const cost = costOf(spot);
    if (cost > tokens) continue;
    if (cost > room) {
      if (calls.length === mostCalls) break;
      calls.push([]);
      room = tokens;
    }
    calls.at(-1)?.push(spot);
    room -= cost;
  }
  return calls;
}

/**
 * Asks the connected model about doubtful spots; `onCorrections` gets what stands in the notice of each answer. Rejects
 * when the model fails: what was answered before holds.
 */
export async function askAboutSpots(
  { model, tokens }: BudgetedModel,
  spots: readonly Spot[],
  onCorrections: (corrections: Correction[]) => void,
): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  for (const own of spotsByCall(spots, tokens)) {
    const content = own.map(written).join('\n\n');
    const { corrections } = await model.writeObject({
      schema,
      instructions,
      content,
      maxTokens: tokens,
      signal,
    });
    const placed = corrections.map((correction) => ({ ...correction, line: correction.line - 1 }));
    onCorrections(
      groundedCorrections(
        placed,
        own.flatMap(({ lines }) => lines),
      ),
    );
  }
}
