import type { AnsweredHour, FlashcardStats, RetentionPeriod } from '#shared/contracts/flashcard-stats.ts';
import { lazily } from '#shared/rules/lazily.ts';
import {
  countOf,
  durationText,
  formatDay,
  formatNumber,
  monthText,
  shortDay,
  shortMonth,
} from '#shared/rules/text/format.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';

const retentionSpans = ['day', 'week', 'month'] as const;
export type RetentionSpan = (typeof retentionSpans)[number];

/** The span that an address names; by day unless it names another. */
export const spanOf = (named: string | undefined): RetentionSpan =>
  retentionSpans.find((span) => span === named) ?? 'day';

const shares = lazily(() => new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 }));

/** `0.873` → `87%`. What is nearly none or nearly all never says that it is. */
export function shareText(share: number): string {
  if (share > 0 && share < 0.005) return '<1%';
  return share < 1 && share >= 0.995 ? '>99%' : shares().format(share);
}
/** `87%`, or a dash where nothing was reviewed. */
export const retentionText = (retention: number | null): string =>
  retention === null ? '–' : shareText(retention);
/** `21` → `21h`. */
export const hourText = (hour: number): string => `${hour}h`;

/** A period's name in a table: `10/03/2026`, `08/03 a 14/03/2026`, `março de 2026`. */
export function periodText(from: StudyDay, span: RetentionSpan): string {
  if (span === 'day') return formatDay(from);
  return span === 'week' ? `${shortDay(from)} a ${formatDay(addDays(from, 6))}` : monthText(from);
}

/** A period's name under a chart: `10/03`, `08/03`, `mar`. */
export const periodMark = (from: StudyDay, span: RetentionSpan): string =>
  span === 'month' ? shortMonth(from) : shortDay(from);

const spanTexts: Record<RetentionSpan, string> = {
  day: 'nos últimos 30 dias',
  week: 'nas últimas 12 semanas',
  month: 'nos últimos 12 meses',
};

const sumOf = <T>(items: readonly T[], number: (item: T) => number) =>
  items.reduce((sum, item) => sum + number(item), 0);

const reviewsOf = (count: number) => countOf(count, 'revisão', 'revisões');
const answersOf = (count: number) => countOf(count, 'resposta', 'respostas');

export function retentionSummary(periods: readonly RetentionPeriod[], span: RetentionSpan): string {
  const reviews = sumOf(periods, (period) => period.reviews);
  if (reviews === 0)
    return `Nenhuma revisão ${spanTexts[span]}. A retenção aparece a partir da segunda resposta a um flashcard.`;
  const share = sumOf(periods, (period) => period.remembered) / reviews;
  return `Você lembrou em ${shareText(share)} de ${reviewsOf(reviews)} ${spanTexts[span]}.`;
}

export function forecastSummary(forecast: FlashcardStats['forecast']): string {
  const cards = sumOf(forecast, (day) => day.cards);
  if (cards === 0) return 'Nenhum flashcard vence nos próximos 30 dias.';
  const fullest = forecast.reduce((most, day) => (day.cards > most.cards ? day : most));
  const when = fullest === forecast[0] ? 'hoje' : shortDay(fullest.day);
  return `${countOf(cards, 'flashcard vence', 'flashcards vencem')} nos próximos 30 dias; o dia mais cheio é ${when}, com ${formatNumber(fullest.cards)}.`;
}

export function yearSummary(year: FlashcardStats['year']): string {
  const active = year.filter(({ answers }) => answers > 0).length;
  const answers = sumOf(year, (day) => day.answers);
  return `${answersOf(answers)} em ${countOf(active, 'dia', 'dias')} dos últimos ${year.length}.`;
}

/** Fewer reviews in an hour say little about it. */
const tellingReviews = 20;

export function hoursSummary(hours: readonly AnsweredHour[]): string {
  const busiest = hours.reduce((most, hour) => (hour.answers > most.answers ? hour : most));
  if (busiest.answers === 0) return 'Nenhuma resposta nos últimos 12 meses.';
  const most = `Você responde mais entre ${hourText(busiest.hour)} e ${hourText((busiest.hour + 1) % 24)}.`;
  const telling = hours.filter(({ reviews }) => reviews >= tellingReviews);
  if (telling.length < 2) return most;
  const best = telling.reduce((one, other) => ((other.retention ?? 0) > (one.retention ?? 0) ? other : one));
  return `${most} Sua melhor retenção, ${retentionText(best.retention)}, é entre ${hourText(best.hour)} e ${hourText((best.hour + 1) % 24)}.`;
}

export function timeSummary(time: FlashcardStats['time'], total: FlashcardStats['total']): string {
  const active = time.filter(({ timeSpent }) => timeSpent > 0);
  const spent = sumOf(active, (day) => day.timeSpent);
  const whole = `No total, ${durationText(total.timeSpent)} em ${answersOf(total.answers)}.`;
  if (active.length === 0) return `Nenhum tempo registrado nos últimos 30 dias. ${whole}`;
  return `${durationText(spent)} nos últimos 30 dias, ${durationText(spent / active.length)} por dia de estudo. ${whole}`;
}
