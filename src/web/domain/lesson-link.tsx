import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import type { LessonAddress, TopicLessons } from '#shared/contracts/library.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type LessonLinkProps = {
  /** Nothing is shown without one. */
  lesson: LessonAddress | null | undefined;
  /** What the lesson is about. */
  topic: string;
  /** Its icon alone, where rows are dense. */
  isSmall?: boolean;
  className?: string;
};

/** The way from a topic to its lesson in the library. */
export function LessonLink({ lesson, topic, isSmall = false, className }: LessonLinkProps) {
  if (!lesson) return null;
  const label = `Ler a lição: ${topic}`;
  const render = (
    <Link to="/library/$subject/$lesson" params={{ subject: lesson.subject, lesson: lesson.lesson }} />
  );
  if (isSmall)
    return (
      <IconButton label={label} title="Ler a lição" size="sm" className={className} render={render}>
        <BookOpen aria-hidden="true" />
      </IconButton>
    );
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<BookOpen aria-hidden="true" />}
      aria-label={label}
      className={className}
      render={render}
    >
      Ler a lição
    </Button>
  );
}

export const lessonOf = (lessons: TopicLessons, topic: string): LessonAddress | undefined =>
  lessons.find((lesson) => lesson.topic === topic);
