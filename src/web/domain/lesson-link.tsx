import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Library } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LessonAddress, TopicLessons } from '#shared/contracts/library.ts';
import { buttonClass } from '#web/ui/button.tsx';

type LessonLinkProps = {
  /** Nothing is shown without one. */
  lesson: LessonAddress | null | undefined;
  /** What the lesson is about. */
  topic: string;
  className?: string;
  /** Beside the icon, where there is room. */
  children?: ReactNode;
};

/** The way from a topic to its lesson in the library. */
export const LessonLink = ({ lesson, topic, className, children }: LessonLinkProps) =>
  lesson && (
    <Link
      to="/library/$subject/$lesson"
      params={lesson}
      aria-label={`Ler a lição: ${topic}`}
      className={clsx(buttonClass({ variant: 'quiet', size: 'sm' }), 'gap-2', className)}
    >
      <Library aria-hidden="true" />
      {children}
    </Link>
  );

export const lessonOf = (lessons: TopicLessons, topic: string): LessonAddress | undefined =>
  lessons.find((lesson) => lesson.topic === topic);
