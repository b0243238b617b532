import { useState } from 'react';
import { fallbackWords } from '#shared/contracts/engine.ts';
import { type Reading, syllabusLimits } from '#shared/contracts/syllabi.ts';
import { countOf, formatDay } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { useToday } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { OptionalDate } from '#web/ui/form/optional-date.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import type { NewSyllabus } from '../api.ts';
import { daysText } from '../exam-days-text.ts';
import { foundWords, PostChoice } from '../post-choice.tsx';
import { DayChoice } from './day-choice.tsx';

type ReadingResultProps = {
  reading: Reading;
  create: { mutate: (body: NewSyllabus) => void; isPending: boolean; error: unknown };
  onLeave: () => void;
};

/** What was found, and the post to make a syllabus of. */
export function ReadingResult({ reading, create, onLeave }: ReadingResultProps) {
  const { posts, registration, sourceName } = reading;
  const today = useToday();
  const ahead = reading.examDates.filter((day) => day >= today);
  const isAhead = reading.examDate !== null && reading.examDate >= today;
  const [place, setPlace] = useState(posts.length === 1 ? 0 : null);
  const [examDate, setExamDate] = useState(isAhead ? (reading.examDate ?? '') : '');
  const [days, setDays] = useState<ReadonlySet<StudyDay>>(new Set(ahead));
  const [isAsked, setAsked] = useState(false);
  const [only] = posts;
  const { mutate, isPending, error } = create;

  const confirm = () => {
    setAsked(true);
    const [first = null, ...otherExamDates] = ahead.length > 1 ? ahead.filter((day) => days.has(day)) : [];
    const exam = ahead.length > 1 ? { examDate: first, otherExamDates } : { examDate: examDate || null };
    if (place !== null) mutate({ readingId: reading.id, post: place, ...exam });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {posts.length > 1 && (
        <Card title="Qual é o seu cargo?">
          <PostChoice
            posts={posts}
            value={place}
            onChange={setPlace}
            error={isAsked && place === null ? 'Escolha o cargo.' : undefined}
          />
        </Card>
      )}
      <Card title="O que achamos" description={<span className="break-words">{sourceName}</span>}>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {posts.length === 1 && only ? (
            <Fact label={only.name || 'Programa'} value={foundWords(only)} />
          ) : (
            <Fact label="Cargos" value={posts.length} />
          )}
          <Fact
            label={reading.examDates.length > 1 ? 'Dias de prova' : 'Data da prova'}
            value={examWords(reading, isAhead)}
          />
          {registration && (
            <Fact
              label="Inscrições"
              value={`${formatDay(registration.from)} a ${formatDay(registration.to)}`}
            />
          )}
          {reading.check && <Fact label="Conferência da IA" value={checkWords(reading.check)} />}
        </dl>
      </Card>
      <Card>
        {ahead.length > 1 ? (
          <DayChoice days={ahead} chosen={days} onChange={setDays} />
        ) : (
          <OptionalDate
            id={fieldId('examDate')}
            label="Data da prova"
            hint="Com ela, o plano vai até a véspera e a previsão conta os dias. Dá para mudar depois."
            input={{
              min: today,
              max: addDays(today, syllabusLimits.examWithinDays),
              value: examDate,
              onChange: ({ target }) => setExamDate(target.value),
            }}
            isFilled={examDate !== ''}
            clearLabel="Remover a data da prova"
            onClear={() => setExamDate('')}
          />
        )}
      </Card>
      {!isPending && (
        <RefusedForm sentences={sentencesOf(error, 'Não foi possível criar o edital. Tente novamente.')} />
      )}
      <FormActions>
        <Button onClick={onLeave}>Enviar outro</Button>
        <Button variant="main" busy={isPending} busyLabel="Criando..." onClick={confirm}>
          Conferir edital
        </Button>
      </FormActions>
    </div>
  );
}

function checkWords({ fallback, lines }: NonNullable<Reading['check']>): string {
  const put = lines > 0 && countOf(lines, 'linha corrigida', 'linhas corrigidas');
  if (fallback === null) return put || 'Nada a corrigir nos trechos em dúvida';
  return [put && `${put}.`, fallbackWords[fallback]].filter(Boolean).join(' ');
}

function examWords({ examDate, examDates }: Reading, isAhead: boolean): string {
  if (examDates.length > 1) return daysText(examDates);
  if (examDate === null) return 'Não está no edital, ou há mais de uma';
  return isAhead ? formatDay(examDate) : `${formatDay(examDate)} (já passou)`;
}
