import type { Syllabus, SyllabusDiscipline, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { isLeaf } from '#shared/rules/syllabi/shares.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { PaperBox } from '#web/ui/paper-box.tsx';
import { examDaysText } from '../exam-days-text.ts';

type SyllabusPrintProps = { syllabus: Syllabus };

/** The whole syllabus on paper: black on white, every discipline open, boxes to be ticked by hand. */
export function SyllabusPrint({ syllabus }: SyllabusPrintProps) {
  const { title, post, examDate, coverage, disciplines } = syllabus;
  const facts = [
    post !== title && post,
    examDate && `Prova em ${examDaysText(syllabus)}`,
    `${coverage}% estudado`,
  ].filter(Boolean);
  return (
    <article
      aria-hidden="true"
      className="hidden bg-[color:canvas] text-[color:canvastext] text-sm leading-snug print:block"
    >
      <h1 className="text-xl">{title}</h1>
      <p className="mt-1">{facts.join(' · ')}</p>
      <p className="mt-1 text-xs">Caixas: teoria, 1ª, 2ª e 3ª revisão.</p>
      {disciplines.map((discipline) => (
        <PrintedDiscipline key={discipline.id} discipline={discipline} />
      ))}
    </article>
  );
}

function PrintedDiscipline({ discipline: { name, questions, topics } }: { discipline: SyllabusDiscipline }) {
  return (
    <section>
      <h2 className="mt-5 mb-2 border-b pb-0.5 text-base">
        {name}
        {questions !== null && (
          <span className="font-normal font-sans text-sm">{` · ${countOf(questions, 'questão', 'questões')}`}</span>
        )}
      </h2>
      <ul className="grid gap-1">
        {topics.map((topic, at) => (
          <PrintedTopic key={topic.id} topic={topic} isLeaf={isLeaf(topics, at)} />
        ))}
      </ul>
    </section>
  );
}

const printedRevisions = [1, 2, 3];

function PrintedTopic({ topic, isLeaf: isAlone }: { topic: SyllabusTopic; isLeaf: boolean }) {
  const { depth, text, isLeftOut, theoryOn, revisedOn, questionsDone, questionsRight } = topic;
  return (
    <li style={{ paddingInlineStart: `${depth}rem` }} className="flex break-inside-avoid items-start gap-3">
      <p className={isAlone ? 'min-w-0 flex-1' : 'min-w-0 flex-1 font-semibold'}>
        {text}
        {isLeftOut && ' (fora)'}
      </p>
      {isAlone && !isLeftOut && (
        <span className="flex shrink-0 items-center gap-1.5 tabular-nums">
          {questionsDone > 0 && <span className="text-xs">{`${questionsRight}/${questionsDone}`}</span>}
          <PaperBox checked={theoryOn !== null} />
          {printedRevisions.map((number) => (
            <PaperBox key={number} checked={revisedOn.length >= number} />
          ))}
        </span>
      )}
    </li>
  );
}
