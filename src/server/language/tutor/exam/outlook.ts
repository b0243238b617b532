import { listOf } from '#server/language/text/list-of.ts';
import type { Forecast } from '#shared/contracts/syllabi.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import { link } from '../link.ts';
import { plainly } from '../quote/quote.ts';
import type { TutorInput } from '../tutor.ts';

type Syllabus = NonNullable<TutorInput['today']['syllabus']>;

const mostBest = 3;
const mostMinima = 5;
/** Characters of a topic: a notice may call a whole paragraph one. */
const longestTopic = 120;
/** What is less rounds to nothing. */
const leastGain = 0.05;

const ways: Record<Forecast['best'][number]['kind'], string> = {
  theory: 'estudar a teoria',
  revision: 'revisar',
  questions: 'fazer questões',
};

const short = (text: string) =>
  text.length <= longestTopic ? text : `${text.slice(0, longestTopic).replace(/\s+\S*$/u, '')}…`;

/** Points, or percent of the exam where the notice gives no questions. */
const worth = (value: number, { points }: Forecast) =>
  points === null ? `${formatNumber(value)}% da prova` : countOf(value, 'ponto', 'pontos');

function daysText({ title, forecast: { daysLeft } }: Syllabus): string {
  const name = `**${plainly(title)}**`;
  if (daysLeft === null) return `O edital ${name} ainda está sem a data da prova.`;
  if (daysLeft === 0) return `A prova de ${name} é hoje.`;
  if (daysLeft === 1) return `A prova de ${name} é amanhã.`;
  return `Faltam ${countOf(daysLeft, 'dia', 'dias')} para a prova de ${name}.`;
}

function pointsText(forecast: Forecast): string | null {
  const { expected, missing, points } = forecast;
  if (!expected) return missing;
  const all = points === null ? '' : ` de ${formatNumber(points)}`;
  const unit = points === null ? '% da prova' : ' pontos';
  return `Previsão: ${formatNumber(expected.points)}${all}${unit}; em quatro de cinco casos, entre ${formatNumber(expected.low)} e ${formatNumber(expected.high)}.`;
}

function minimaText({ disciplines }: Forecast): string | null {
  const risky = disciplines.filter(({ isAtRisk }) => isAtRisk).map(({ name }) => plainly(name));
  if (risky.length > 0) {
    const more = risky.length > mostMinima ? [`mais ${risky.length - mostMinima}`] : [];
    return `Mínimo em risco: ${listOf([...risky.slice(0, mostMinima), ...more])}.`;
  }
  return disciplines.some(({ isAtRisk }) => isAtRisk === false)
    ? 'Nenhum mínimo em risco nas disciplinas que você já praticou.'
    : null;
}

function bestText(forecast: Forecast): string | null {
  const lines = forecast.best.slice(0, mostBest).map(({ text, discipline, kind, gain }, at) => {
    const most = gain < leastGain ? `menos de ${worth(0.1, forecast)}` : `até ${worth(gain, forecast)}`;
    return `${at + 1}. **${plainly(short(text))}**, de ${plainly(discipline)}: ${ways[kind]}, ${most}.`;
  });
  return lines.length === 0 ? null : `O que mais rende na próxima hora:\n\n${lines.join('\n')}`;
}

const standing = ({ forecast }: Syllabus): string[] =>
  [`Já estudado: ${forecast.coverage}% do peso da prova.`, pointsText(forecast), minimaText(forecast)].filter(
    (line) => line !== null,
  );

/** How a student stands before an exam, line by line, as a model is told it. */
export const outlookLines = (syllabus: Syllabus): string[] =>
  [daysText(syllabus), ...standing(syllabus), bestText(syllabus.forecast)].filter((line) => line !== null);

/** The same as an answer; without a syllabus that it needs one. Nothing is said but what was noted. */
export function examOutlook({ message, today }: TutorInput): (string | null)[] {
  const { syllabus, exam } = today;
  if (!syllabus)
    return [
      exam && exam.daysLeft > 1
        ? `Faltam ${countOf(exam.daysLeft, 'dia', 'dias')} para a prova de **${plainly(exam.title)}**.`
        : null,
      'Você ainda não tem um edital com prova pela frente, e sem ele qualquer previsão minha seria chute.',
      '[Traga o edital](/syllabi/read): eu separo as disciplinas e os tópicos, e acompanho quanto da prova você já estudou.',
    ];
  const hopes = /\bpass(?:o|ar)\b/.test(foldLetters(message));
  return [
    daysText(syllabus),
    standing(syllabus)
      .map((line) => `- ${line}`)
      .join('\n'),
    hopes ? 'Se isso basta para passar, depende também da nota dos outros: isso eu não sei dizer.' : null,
    bestText(syllabus.forecast),
    `Veja tudo no ${link('edital verticalizado', `/syllabi/${syllabus.id}`)}.`,
  ];
}
