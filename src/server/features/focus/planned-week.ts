import { fold } from '#shared/rules/text/fold.ts';

interface SubjectMinutes {
  subject: string;
  minutes: number;
}

interface Week {
  planned: readonly SubjectMinutes[];
  /** Null: sessions without a subject. */
  done: readonly { subject: string | null; minutes: number }[];
}

interface ComparedWeek {
  subjects: { subject: string; planned: number; done: number }[];
  other: number;
}

const names = new Intl.Collator('pt-BR');
const hundredth = (minutes: number) => Math.round(minutes * 100) / 100;

/**
 * Minutes planned and done by subject, in order of name; what has no subject is `other`. 'Física', 'física' and
 * 'Fisica' are one subject, named as it is planned, else as it was first studied.
 */
export function compareWeek({ planned, done }: Week): ComparedWeek {
  const subjects = new Map<string, { subject: string; planned: number; done: number }>();
  const add = (subject: string, minutes: { planned: number; done: number }) => {
    const key = fold(subject);
    const so = subjects.get(key) ?? { subject, planned: 0, done: 0 };
    subjects.set(key, {
      ...so,
      planned: hundredth(so.planned + minutes.planned),
      done: hundredth(so.done + minutes.done),
    });
  };
  let other = 0;
  for (const { subject, minutes } of planned) add(subject, { planned: minutes, done: 0 });
  for (const { subject, minutes } of done) {
    if (subject) add(subject, { planned: 0, done: minutes });
    else other += minutes;
  }
  return {
    subjects: [...subjects.values()].sort((one, two) => names.compare(one.subject, two.subject)),
    other: hundredth(other),
  };
}
