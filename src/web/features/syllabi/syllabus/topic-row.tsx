import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Clock, FileText, Play, TriangleAlert } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { Syllabus, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { isWeak } from '#shared/rules/question-accuracy.ts';
import { countOf, formatDay, formatMinutes, shortDay } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { LessonLink } from '#web/domain/lesson-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckControl } from '#web/ui/form/checkbox.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useShownAtOnce } from '#web/ui/tick-box.tsx';
import { foldedLines, type GroupRow, type TopicRow } from './rows.ts';
import type { FollowUp } from './use-follow-up.ts';

/** A topic stands further in than the one it belongs to. */
const indent = ({ depth }: SyllabusTopic) => ({ paddingInlineStart: `${1 + 0.875 * depth}rem` });
const frame = 'border-line border-s border-e border-t pe-4';

const noteClass = 'min-w-18 px-2! text-ink-muted tabular-nums sm:w-28';

type TopicItemProps = Pick<TopicRow, 'topic' | 'subject' | 'isOut' | 'isLast'> & {
  /** The student's about it. */
  summaries: Syllabus['summaries'] | undefined;
  today: StudyDay;
  /** Gone to from elsewhere: it is shown which one it is. */
  isMarked: boolean;
  followUp: FollowUp;
  onQuestions: (topic: SyllabusTopic) => void;
};

/** Drawn again only when something of it changes: thousands may be in the list. */
export const TopicItem = memo(function TopicItem(props: TopicItemProps) {
  const { topic, subject, summaries, isOut, isLast, today, isMarked, followUp, onQuestions } = props;
  const textId = useId();
  return (
    <article
      aria-labelledby={textId}
      style={indent(topic)}
      className={clsx(
        frame,
        'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-y-0.5 py-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]',
        isLast && 'rounded-b-lg border-b',
        isMarked ? 'bg-cometa-soft' : 'bg-surface',
      )}
    >
      <div className="grid min-w-0 max-w-[70ch] justify-items-start gap-1 py-1">
        <TopicText id={textId} text={topic.text} isMuted={isOut} />
        <Notes topic={topic} isOut={isOut} />
        <Materials topic={topic} summaries={summaries} />
      </div>
      {isOut ? null : (
        <IconButton
          label={`Estudar agora: ${topic.text}`}
          title="Estudar agora"
          size="sm"
          className="ms-2 text-cometa! max-sm:-me-2"
          onClick={() => followUp.study(topic, subject)}
        >
          <Play aria-hidden="true" />
        </IconButton>
      )}
      {isOut ? null : (
        <div className="-ms-1.5 -me-2 flex items-center max-sm:col-span-2 sm:ms-1">
          <TheoryTick topic={topic} onTick={(done) => followUp.tick(topic, done)} />
          <Revisions
            topic={topic}
            today={today}
            onRevise={() => followUp.note(topic, { kind: 'revision' })}
          />
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Anotar questões: ${topic.text}`}
            className={noteClass}
            onClick={() => onQuestions(topic)}
          >
            {topic.questionsDone > 0 ? `${topic.questionsRight}/${topic.questionsDone}` : 'Questões'}
          </Button>
          {topic.lesson ? (
            <LessonLink
              lesson={topic.lesson}
              topic={topic.text}
              className="w-9 px-0! text-cometa! pointer-coarse:min-w-11"
            />
          ) : (
            <span className="w-9 max-sm:hidden" />
          )}
        </div>
      )}
    </article>
  );
});

type TopicTextProps = { id: string; text: string; isMuted: boolean };

/** Characters that fit into the lines that are seen of a long text. */
const longText = 200;
const clamp = { 3: 'line-clamp-3' }[foldedLines];

function TopicText({ id, text, isMuted }: TopicTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > longText;
  return (
    <>
      <p
        id={id}
        className={clsx(
          'min-w-0 break-words leading-6',
          isMuted && 'text-ink-muted',
          isLong && !isOpen && clamp,
        )}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-describedby={id}
          className="link min-h-6 text-sm pointer-coarse:min-h-11"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Mostrar menos' : 'Mostrar tudo'}
        </button>
      )}
    </>
  );
}

/** What is to be known of a topic beside its numbers. */
function Notes({ topic, isOut }: { topic: SyllabusTopic; isOut: boolean }) {
  const isPoor = !isOut && isWeak(topic);
  if (!isPoor && !isOut && !topic.isDoubtful) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {isOut && <Badge>Fora do seu estudo</Badge>}
      {isPoor && <Badge tone="warn">Fraco</Badge>}
      {topic.isDoubtful && (
        <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
          Confira a leitura
        </Badge>
      )}
    </div>
  );
}

type MaterialsProps = Pick<TopicItemProps, 'topic' | 'summaries'>;

/** Summaries that are named; of more, how many. */
const mostNamed = 3;

/** How long a topic was studied with the timer, and the summaries about it. */
function Materials({ topic, summaries = [] }: MaterialsProps) {
  const minutes = Math.round(topic.minutesStudied);
  if (minutes === 0 && summaries.length === 0) return null;
  const more = summaries.length - mostNamed;
  return (
    <div className="flex max-w-full flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm tabular-nums [&_svg]:size-4 [&_svg]:shrink-0">
      {minutes > 0 && (
        <span className="flex items-center gap-1.5">
          <Clock aria-hidden="true" />
          {`${formatMinutes(minutes)} de estudo`}
        </span>
      )}
      {summaries.slice(0, mostNamed).map(({ id, title }) => (
        <Link
          key={id}
          to="/summaries/$summaryId"
          params={{ summaryId: id }}
          aria-label={`Resumo: ${title}`}
          className="link flex min-h-6 min-w-0 items-center gap-1.5 pointer-coarse:min-h-11"
        >
          <FileText aria-hidden="true" />
          <span className="truncate">{title}</span>
        </Link>
      ))}
      {more > 0 && <span>{`e mais ${countOf(more, 'resumo', 'resumos')}`}</span>}
    </div>
  );
}

type TheoryTickProps = { topic: SyllabusTopic; onTick: (done: boolean) => void };

function TheoryTick({ topic: { text, theoryOn }, onTick }: TheoryTickProps) {
  const [shown, show] = useShownAtOnce(theoryOn !== null);
  const boxId = useId();
  return (
    <label
      htmlFor={boxId}
      title={theoryOn === null ? undefined : `Teoria em ${formatDay(theoryOn)}`}
      className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-md px-1.5 text-sm hover:bg-well pointer-coarse:min-h-11"
    >
      <CheckControl
        id={boxId}
        aria-label={`Teoria: ${text}`}
        data-row-focus=""
        checked={shown}
        onChange={({ target }) => {
          show(target.checked);
          onTick(target.checked);
        }}
      />
      <span className={clsx(shown ? 'text-ink' : 'text-ink-muted')}>Teoria</span>
    </label>
  );
}

type RevisionsProps = { topic: SyllabusTopic; today: StudyDay; onRevise: () => void };

/** How often a topic was revised, and once more today. */
function Revisions({ topic: { text, revisedOn }, today, onRevise }: RevisionsProps) {
  const last = revisedOn.at(-1);
  const isToday = last === today;
  const count = countOf(revisedOn.length, 'revisão', 'revisões');
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={isToday}
      aria-label={isToday ? `Revisado hoje, ${count}: ${text}` : `Mais 1 revisão: ${text}`}
      title={last && `${count}, a última em ${shortDay(last)}`}
      className={noteClass}
      onClick={onRevise}
    >
      {revisedOn.length === 0
        ? '+1\u00a0revisão'
        : isToday
          ? count.replace(' ', '\u00a0')
          : `${revisedOn.length}\u00a0·\u00a0+1`}
    </Button>
  );
}

type GroupItemProps = Pick<GroupRow, 'topic' | 'isOut' | 'topics' | 'studied'>;

/** A topic with others below it: its name, and how many of them were studied. */
export const GroupItem = memo(function GroupItem({ topic, isOut, topics, studied }: GroupItemProps) {
  return (
    <div
      style={indent(topic)}
      className={clsx(frame, 'flex items-baseline justify-between gap-4 bg-surface pt-3 pb-2')}
    >
      <p
        data-row-focus=""
        tabIndex={-1}
        className={clsx('min-w-0 max-w-[70ch] break-words font-semibold', isOut && 'text-ink-muted')}
      >
        {topic.text}
      </p>
      {isOut ? (
        <Badge className="shrink-0">Fora</Badge>
      ) : (
        <span className="shrink-0 text-ink-muted text-sm tabular-nums">
          <span aria-hidden="true">{`${studied}/${topics}`}</span>
          <span className="sr-only">{`${studied} de ${countOf(topics, 'tópico estudado', 'tópicos estudados')}`}</span>
        </span>
      )}
    </div>
  );
});
