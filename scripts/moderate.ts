import {
  closeLessonReports,
  listReportedLessons,
  type ReportedLesson,
} from '#server/features/library/report-service.ts';
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
npm run moderate -- manter <lição>  encerra os relatos de erro de uma lição, corrigida ou certa como está

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

const writtenLesson = ({ id, comments }: ReportedLesson) =>
  [id, 'Lição da biblioteca: “Está errado?”', ...comments.map((comment) => `  – ${comment}`)]
    .map(plain)
    .join('\n');

/** What is named by an address, `matematica/funcao-afim`, is a lesson. */
const isLesson = (id: string) => id.includes('/');

await runProgram(help, async ([decision, id, ...others]) => {
  if (others.length > 0 || (decision !== undefined && !(isDecision(decision) && id))) exitWith(help);
  const services = await openServices(readSettings());
  try {
    if (decision === 'manter' && id && isLesson(id)) {
      if (!(await closeLessonReports(services, id)))
        throw new Error(`Nada que espere decisão tem o id ${plain(id)}.`);
      return 'Os relatos da lição estão encerrados.';
    }
    if (isDecision(decision) && id) {
      if (isLesson(id)) throw new Error('Uma lição não se remove: corrija o texto dela e use manter.');
      if (!(await decide(services, id, decisions[decision])))
        throw new Error(`Nada que espere decisão tem o id ${plain(id)}.`);
      return decision === 'manter' ? 'Está à vista de novo.' : 'Foi removido do marketplace.';
    }
    const reported = [
      ...(await listReported(services)).map(written),
      ...(await listReportedLessons(services)).map(writtenLesson),
    ];
    return reported.join('\n\n') || 'Nada espera decisão.';
  } finally {
    await services.close();
  }
});
