import {
  decide,
  listReported,
  type Reported,
} from '#server/features/marketplace/reports/moderation-service.ts';
import { openServices } from '#server/open-services.ts';
import { readSettings } from '#server/settings.ts';
import type { ReportReason } from '#shared/contracts/marketplace.ts';
import { runProgram } from './program.ts';
import { exitWith } from './run.mjs';

const help = `npm run moderate                    mostra o que foi denunciado e espera decisão
npm run moderate -- manter <id>     mostra de novo o plano ou a avaliação
npm run moderate -- remover <id>    tira do marketplace, para sempre

Denúncias de contas com o email confirmado e três dias ou mais escondem um plano ou uma avaliação até que alguém
decida: três, e mais quando muitos usam o plano. As outras aparecem aqui e não contam. Com o banco embutido
(DATA_DIR), pare o servidor antes.`;

const decisions = { manter: 'keep', remover: 'remove' } as const;
const isDecision = (word: string | undefined): word is keyof typeof decisions =>
  word !== undefined && Object.hasOwn(decisions, word);

const reasons: Record<ReportReason, string> = {
  spam: 'propaganda ou spam',
  copied: 'cópia do trabalho de outra pessoa',
  offensive: 'conteúdo ofensivo',
  personal: 'dados pessoais',
  wrong: 'informações erradas',
  other: 'outro motivo',
};

/** What students wrote may not steer the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

function written({ id, kind, isHidden, title, author, text, reports, hiddenBy }: Reported): string {
  const counted = reports.filter(({ counts }) => counts).length;
  const state = `${isHidden ? 'escondido' : 'à vista'}; contam ${counted} de ${reports.length}, ${hiddenBy} escondem`;
  const head = kind === 'plan' ? `Plano “${title}”, de ${author}` : `Avaliação de ${author} sobre “${title}”`;
  const said = reports.map(
    ({ reason, comment, counts }) =>
      `  – ${reasons[reason]}${comment ? `: ${comment}` : ''}${counts ? '' : ' (não conta)'}`,
  );
  return [id, `${head} (${state})`, text, ...said].map(plain).join('\n');
}

await runProgram(help, async ([decision, id, ...others]) => {
  if (others.length > 0 || (decision !== undefined && !(isDecision(decision) && id))) exitWith(help);
  const services = await openServices(readSettings());
  try {
    if (isDecision(decision) && id) {
      if (!(await decide(services, id, decisions[decision])))
        throw new Error(`Nada que espere decisão tem o id ${plain(id)}.`);
      return decision === 'manter' ? 'Está à vista de novo.' : 'Foi removido do marketplace.';
    }
    const reported = await listReported(services);
    return reported.map(written).join('\n\n') || 'Nada espera decisão.';
  } finally {
    await services.close();
  }
});
