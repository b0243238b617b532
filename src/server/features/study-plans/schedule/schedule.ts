import type { DraftTopic } from '#server/language/plans/plan-writer.ts';
import type { PlanDay, PlanWeek } from '#shared/contracts/study-plans.ts';
import { clockText } from '#shared/rules/time/clock-text.ts';
import {
  addDays,
  type StudyDay,
  type Weekday,
  weekdayNames,
  weekdayOf,
  weekdays,
} from '#shared/rules/time/study-day.ts';
import { type Instruction, instruct, type Role, studyRole } from './activity-text.ts';
import { type Block, blockMinutes, dayBlocks } from './day-blocks.ts';
import { type Assignment, studySequence } from './study-sequence.ts';

export interface ScheduleInput {
  /** In order of study. */
  topics: readonly DraftTopic[];
  startDate: StudyDay;
  numberOfWeeks: number;
  /** The last day on which something is planned; the weeks end with it. Without it, their last day. */
  lastDay?: StudyDay;
  /** Whole minutes, 0 to 720. */
  minutesByWeekday: Record<Weekday, number>;
  /**
   * How many last weeks repeat the topics in proportion to their `worths`; without it, from three weeks up the last one
   * repeats all alike.
   */
  closing?: { weeks: number; worths: readonly number[] };
}

const windowStart = 8 * 60;
const priorityFactor = { alta: 1.5, média: 1, baixa: 0.6 } as const;
const weeksForReviewWeek = 3;
const blocksPerTopic = 3;

const effort = ({ weight, priority }: DraftTopic) => Math.max(weight, 0.1) * priorityFactor[priority];

/** The topics there is room for: all of them, or the highest priorities, in their order of study. */
function topicsThatFit(topics: readonly DraftTopic[], blocks: number): DraftTopic[] {
  if (topics.length <= blocks) return [...topics];
  const kept = new Set(
    [...topics]
      .sort((a, b) => priorityFactor[b.priority] - priorityFactor[a.priority] || b.weight - a.weight)
      .slice(0, blocks),
  );
  return topics.filter((topic) => kept.has(topic));
}

/** Turns assignments into one list of activities per day, with words that fit each block's role. */
function activitiesByDay(assignments: readonly Assignment[], topics: readonly DraftTopic[], days: number) {
  const studyBlocks = topics.map(() => 0);
  for (const { topic, kind } of assignments)
    if (kind === 'study') studyBlocks[topic] = (studyBlocks[topic] ?? 0) + 1;
  const turns = new Map<string, number>();
  const said = new Set<string>();
  const lists = Array.from({ length: days }, (): PlanDay['activities'] => []);
  for (const { day, topic, kind, start, duration } of assignments) {
    const position = turns.get(`${kind} ${topic}`) ?? 0;
    turns.set(`${kind} ${topic}`, position + 1);
    const role = kind === 'study' ? studyRole(position, studyBlocks[topic] ?? 1) : kind;
    const list = lists[day] ?? [];
    const about = topics[topic] as DraftTopic;
    const { kind: activityKind, description } = newInstruction(role, topic + position, about, (text) =>
      said.has(`${Math.floor(day / 7)} ${text}`),
    );
    said.add(`${Math.floor(day / 7)} ${description}`);
    list.push({
      _id: `w${Math.floor(day / 7)}d${day % 7}a${list.length}`,
      time: clockText(windowStart + start),
      duration,
      topic: about.name,
      kind: activityKind,
      description,
      completed: false,
    });
  }
  return lists;
}

const ways = 12;

/** The instruction at `turn`, or the next one that was not said before. */
function newInstruction(
  role: Role,
  turn: number,
  about: DraftTopic,
  wasSaid: (text: string) => boolean,
): Instruction {
  for (let step = 0; step < ways; step += 1) {
    const instruction = instruct(role, turn + step, about);
    if (!wasSaid(instruction.description)) return instruction;
  }
  const { kind, description } = instruct(role, turn, about);
  return { kind, description: `${description} Retome o que ficou em aberto.` };
}

/**
 * Lays topics out on a calendar of `numberOfWeeks` weeks of seven days from `startDate`. Each day is a
 * window from 08:00 as long as that weekday's minutes, cut by `dayBlocks`. Study time follows weight
 * × priority (alta 1.5, média 1, baixa 0.6), topics begin in the given order, finished ones come back
 * at growing gaps in at most a quarter of the time, and from three weeks up the last week, or the last
 * weeks of `closing`, are review, as far as the topics fit before them. Blocks get shorter when there would be too few for the topics.
 * With fewer blocks than topics the highest priorities are kept. Pure: same input, same plan.
 */
export function schedulePlan({
  topics,
  startDate,
  numberOfWeeks: asked,
  lastDay,
  minutesByWeekday,
  closing,
}: ScheduleInput): PlanWeek[] {
  const isOpen = (date: StudyDay) => lastDay === undefined || date <= lastDay;
  const allDates = Array.from({ length: asked * 7 }, (_, day) => addDays(startDate, day));
  const numberOfWeeks = Math.max(1, Math.ceil(allDates.filter(isOpen).length / 7));
  const dates = allDates.slice(0, numberOfWeeks * 7);
  const weekMinutes = weekdays.reduce((sum, day) => sum + minutesByWeekday[day], 0);
  const perBlock = (weekMinutes * numberOfWeeks) / (topics.length * blocksPerTopic);
  const target = Math.min(blockMinutes.usual, Math.max(blockMinutes.shortest, perBlock));
  const blocksOf = Object.fromEntries(
    weekdays.map((day) => [day, dayBlocks(minutesByWeekday[day], target)]),
  ) as Record<Weekday, Block[]>;
  const days = dates.map((date) => (isOpen(date) ? blocksOf[weekdayOf(date)] : []));

  const fitting = topicsThatFit(topics, days.flat().length);
  const open = dates.filter(isOpen).length;
  const closingWeeks = closing?.weeks ?? (numberOfWeeks >= weeksForReviewWeek ? 1 : 0);
  const closingFrom = closingWeeks > 0 ? Math.max(0, open - 7 * closingWeeks) : dates.length;
  const worths = closing && new Map(topics.map((topic, at) => [topic, closing.worths[at] ?? 0]));
  const claims = worths && fitting.map((topic) => worths.get(topic) ?? 0);
  const assignments = fitting.length ? studySequence(days, fitting.map(effort), closingFrom, claims) : [];
  const activities = activitiesByDay(assignments, fitting, dates.length);

  return Array.from({ length: numberOfWeeks }, (_, week) => ({
    weekNumber: week + 1,
    days: dates.slice(week * 7, week * 7 + 7).map((date, day) => ({
      dayNumber: day + 1,
      dayName: weekdayNames[weekdayOf(date)],
      date,
      activities: activities[week * 7 + day] ?? [],
    })),
  }));
}
