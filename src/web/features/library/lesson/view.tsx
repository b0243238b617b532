import { getRouteApi, Link } from '@tanstack/react-router';
import { Check, ChevronRight, Printer } from 'lucide-react';
import type { LessonPage as Lesson } from '#shared/contracts/library.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { lessonQuery, useRead } from '../api.ts';
import { Answer, LessonCards } from './cards.tsx';
import { Questions } from './questions.tsx';
import { ReportLesson } from './report.tsx';

export { PageFailure as LessonFailure } from '../failure.tsx';

const route = getRouteApi('/student/library/$subject/$lesson');

/** A lesson: read, see it done, be asked. */
export function LessonPage() {
  const { subject, lesson: name } = route.useParams();
  const lesson = useLoaded(lessonQuery(subject, name));
  useTitle(lesson.topic);
  return (
    <div className="subject" style={subjectStyle(lesson.subject.name)}>
      <Column>
        <PageHeader
          title={lesson.topic}
          subtitle={lesson.summary}
          back={
            <span className="print:hidden">
              <BackLink render={<Link to="/library/$subject" params={{ subject }} />}>
                {lesson.subject.name}
              </BackLink>
            </span>
          }
          meta={
            <>
              <SubjectTag name={lesson.subject.name} />
              <p className="text-ink-muted text-sm">Revista em {formatDay(lesson.reviewed)}</p>
            </>
          }
        />
        <div key={lesson.slug} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Requires lesson={lesson} />
          <Card title="Explicação">
            <Reading text={lesson.explanation} />
          </Card>
          <Terms terms={lesson.terms} />
          <Card title="Exemplo resolvido">
            <Reading text={lesson.example} />
          </Card>
          <Card title="Erros comuns">
            <ul className="grid list-disc gap-2 ps-5 marker:text-ink-muted">
              {lesson.mistakes.map((mistake) => (
                <li key={mistake}>
                  <RichText text={mistake} />
                </li>
              ))}
            </ul>
          </Card>
          <Card title="Na prova">
            <Reading text={lesson.asked} />
          </Card>
          <Questions lesson={lesson} />
          <Exercise exercise={lesson.exercise} />
          <LessonCards lesson={lesson} />
          <Card title="Para ir além">
            <ul className="grid list-disc gap-1 ps-5 text-ink-muted text-sm">
              {lesson.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </Card>
          <Next lesson={lesson} />
          <div className="flex justify-center">
            <ReportLesson subject={lesson.subject.slug} lesson={lesson.slug} topic={lesson.topic} />
          </div>
        </div>
      </Column>
    </div>
  );
}

const Reading = ({ text }: { text: string }) => (
  <RichText text={text} className="max-w-[68ch] leading-relaxed [&_h3]:mt-6! [&_p+p]:mt-4!" />
);

/** What is better read first. */
function Requires({ lesson: { requires, subject } }: { lesson: Lesson }) {
  if (requires.length === 0) return null;
  return (
    <p className="text-ink-muted text-sm print:hidden">
      Antes desta:{' '}
      {requires.map(({ slug, topic }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link
            to="/library/$subject/$lesson"
            params={{ subject: subject.slug, lesson: slug }}
            className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            {topic}
          </Link>
        </span>
      ))}
    </p>
  );
}

const Terms = ({ terms }: { terms: Lesson['terms'] }) => (
  <Card title="Termos">
    <dl className="grid gap-3">
      {terms.map(({ term, definition }) => (
        <div key={term}>
          <dt className="font-semibold text-subject">{term}</dt>
          <dd>
            <RichText text={definition} />
          </dd>
        </div>
      ))}
    </dl>
  </Card>
);

const Exercise = ({ exercise: { task, answer } }: { exercise: Lesson['exercise'] }) => (
  <Card title="Exercício aberto">
    <Reading text={task} />
    <div className="mt-4">
      <Answer title="Resposta modelo" text={answer} />
    </div>
  </Card>
);

/** What is done at the end: it is read, it goes on, and the lesson on paper. */
function Next({ lesson: { slug, next, subject } }: { lesson: Lesson }) {
  const [isRead, setRead] = useRead({ subject: subject.slug, lesson: slug });
  return (
    <div className="flex flex-wrap gap-2 max-sm:flex-col print:hidden">
      {next && (
        <Button
          variant="main"
          size="lg"
          render={
            <Link to="/library/$subject/$lesson" params={{ subject: subject.slug, lesson: next.slug }} />
          }
        >
          <span className="flex items-center gap-2">
            Próxima lição: {next.topic}
            <ChevronRight aria-hidden="true" />
          </span>
        </Button>
      )}
      <Button
        size="lg"
        disabled={isRead === undefined}
        aria-pressed={isRead === true}
        className={isRead ? 'border-ok! bg-ok-soft!' : undefined}
        icon={<Check aria-hidden="true" />}
        onClick={() => setRead(!isRead)}
      >
        {isRead ? 'Lido' : 'Marcar como lido'}
      </Button>
      <Button size="lg" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        Imprimir
      </Button>
    </div>
  );
}

export const LessonSkeleton = () => (
  <Skeleton>
    <Column>
      <SkeletonBlock className="mb-6 h-24 w-3/4" />
      <SkeletonBlock className="h-160 rounded-lg!" />
    </Column>
  </Skeleton>
);
