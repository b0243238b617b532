import type { ReplanPreview } from '#shared/contracts/replan.ts';
import { messageOf } from '#shared/messages.ts';
import { countOf, formatDay, formatHours, formatMinutes, shortDay } from '#shared/rules/text/format.ts';
import { addDays, isStudyDay, type StudyDay } from '#shared/rules/time/study-day.ts';

/** What a replan calls the things that it moves. */
export interface ReplanWords {
  /** `plano`. */
  whole: string;
  one: string;
  many: string;
  /** `Nenhuma atividade`. */
  none: string;
  /** What becomes of those that find no place, and what would help them. */
  leftOut: string;
}

/** The last day until which a plan can be spread. */
export const lastReplanDay = (today: StudyDay): StudyDay => addDays(today, 365);

/** What is wrong with a chosen end; an empty one is the plan's own. */
export function brokenUntil(until: string, today: StudyDay): string | undefined {
  const isInside = isStudyDay(until) && today <= until && until <= lastReplanDay(today);
  return until === '' || isInside ? undefined : messageOf('study_plans.until_out_of_range');
}

/** Minutes of what is open that find a place. */
export function fittingMinutes({ minutesOpen, leftOut }: ReplanPreview): number {
  return Math.max(0, minutesOpen - leftOut.reduce((sum, { duration }) => sum + duration, 0));
}

/** `14 atividades mudam de dia. Cabem 18h de 22h abertas até 30/03/2026.` */
export function replanSummary(preview: ReplanPreview, { one, many, none }: ReplanWords): string {
  const { moved, minutesOpen, until } = preview;
  const moves =
    moved === 0 ? `${none} muda de dia.` : `${countOf(moved, `${one} muda de dia`, `${many} mudam de dia`)}.`;
  const fits = fittingMinutes(preview);
  if (fits === 0) return `${moves} Nada cabe até ${formatDay(until)}.`;
  const open = `${formatHours(minutesOpen / 60)} ${minutesOpen < 120 ? 'aberta' : 'abertas'}`;
  return `${moves} ${fits < 120 ? 'Cabe' : 'Cabem'} ${formatHours(fits / 60)} de ${open} até ${formatDay(until)}.`;
}

interface ReplanGroup {
  key: string;
  title: string;
  date?: { day: StudyDay; text: string };
  count: string;
  note?: string;
  isOpen: boolean;
  items: { key: string; name: string; wasOn: string | null; time: string | null; length: string }[];
}

/** Each day as it would be, and what finds no place: as the student reads it. */
export function replanGroups({ days, leftOut }: ReplanPreview, words: ReplanWords): ReplanGroup[] {
  const count = (items: readonly unknown[]) => countOf(items.length, words.one, words.many);
  const onDays = days.map(({ date, dayName, activities }, index) => ({
    key: date,
    title: dayName,
    date: { day: date, text: formatDay(date) },
    count: count(activities),
    isOpen: index === 0,
    items: activities.map(({ topic, from, time, duration }, place) => ({
      key: String(place),
      name: topic,
      wasOn: from === date ? null : shortDay(from),
      time,
      length: formatMinutes(duration),
    })),
  }));
  if (leftOut.length === 0) return onDays;
  const items = leftOut.map(({ topic, from, duration }, place) => ({
    key: String(place),
    name: topic,
    wasOn: shortDay(from),
    time: null,
    length: formatMinutes(duration),
  }));
  const rest = {
    key: '',
    title: 'Não cabe',
    count: count(leftOut),
    note: words.leftOut,
    isOpen: true,
    items,
  };
  return [...onDays, rest];
}
