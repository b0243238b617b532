import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KeepCards } from '#web/features/flashcards/keep-cards.tsx';
import { AddTopic } from '#web/features/study-plans/components/add-topic.tsx';
import { welcomeSummary } from '#web/features/summaries/api.ts';
import { KeepSummary } from './components/keep-summary.tsx';
import { ProfessorFrame } from './components/professor-frame.tsx';
import type { Keeping } from './keep.ts';

export function ProfessorPage() {
  const client = useQueryClient();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const close = () => setKeeping(null);
  return (
    <>
      <ProfessorFrame onKeep={setKeeping} />
      {keeping?.kind === 'card' && (
        <KeepCards question={keeping.question} answer={keeping.answer} onClose={close} />
      )}
      {keeping?.kind === 'summary' && (
        <KeepSummary
          title={keeping.question}
          text={keeping.answer}
          onKept={(id) => void welcomeSummary(client, id)}
          onClose={close}
        />
      )}
      {keeping?.kind === 'plan' && (
        <AddTopic name={keeping.question} description={keeping.answer} onClose={close} />
      )}
    </>
  );
}
