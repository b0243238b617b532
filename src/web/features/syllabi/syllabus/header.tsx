import { Link } from '@tanstack/react-router';
import { CalendarClock, Pencil, Play } from 'lucide-react';
import type { Syllabus } from '#shared/contracts/syllabi.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import { examBadge } from '#web/domain/exam-labels.ts';
import { useToday } from '#web/lib/today.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ItemHeader, ProgressLine } from '#web/ui/item-header.tsx';
import { examDaysText } from '../exam-days-text.ts';
import { SyllabusActions } from './actions.tsx';

type SyllabusHeaderProps = { syllabus: Syllabus };

export function SyllabusHeader({ syllabus }: SyllabusHeaderProps) {
  const { title, post, examDate, coverage, topics, studied } = syllabus;
  const today = useToday();
  const exam = examBadge(examDate, today);
  return (
    <ItemHeader
      title={title}
      back={<BackLink render={<Link to="/syllabi" />}>Editais</BackLink>}
      facts={
        <ProgressLine
          value={coverage}
          label="Edital estudado"
          tone="cometa"
          tags={
            <>
              {post && post !== title && <Badge>{post}</Badge>}
              {exam && <Badge icon={<CalendarClock aria-hidden="true" />}>{exam}</Badge>}
              {examDate && (
                <span className="text-ink-muted text-sm tabular-nums">
                  {exam ? examDaysText(syllabus) : `Prova em ${examDaysText(syllabus)}`}
                </span>
              )}
            </>
          }
        >
          {topics === 0
            ? 'Ainda sem tópicos'
            : `${formatNumber(studied)} de ${countOf(topics, 'tópico estudado', 'tópicos estudados')}`}
        </ProgressLine>
      }
      action={<NextStep syllabus={syllabus} />}
      tools={<SyllabusActions syllabus={syllabus} />}
    />
  );
}

const actionClass = 'max-sm:flex-1';

/** What to do with it now: write its topics, plan them, go on with the plan. */
function NextStep({ syllabus: { id, planId, topics } }: SyllabusHeaderProps) {
  if (topics === 0)
    return (
      <Button
        variant="main"
        icon={<Pencil aria-hidden="true" />}
        className={actionClass}
        render={<Link to="/syllabi/$syllabusId/edit" params={{ syllabusId: id }} />}
      >
        Escrever os tópicos
      </Button>
    );
  if (planId)
    return (
      <Button
        variant="main"
        icon={<Play aria-hidden="true" />}
        className={actionClass}
        render={<Link to="/study-plans/$planId" params={{ planId }} />}
      >
        Continuar plano
      </Button>
    );
  return (
    <Button
      variant="main"
      icon={<CalendarClock aria-hidden="true" />}
      className={actionClass}
      render={<Link to="/syllabi/$syllabusId/plan" params={{ syllabusId: id }} />}
    >
      Montar plano
    </Button>
  );
}
