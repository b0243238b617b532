import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { SuggestedSubjects } from '../components/suggested-subjects.tsx';
import type { CycleForm } from '../cycle-form.ts';
import { SubjectFields } from '../subject-fields.tsx';

type CycleSubjectsProps = { form: UseFormReturn<CycleForm> };

/** What counts depends on who chooses. */
const judgedAnew: (keyof CycleForm)[] = ['studyFocus', 'suggested', 'subjects', 'cycleDurationInWeeks'];

/** The student's subjects, or those that the AI suggests for what they want to study. */
export function CycleSubjects({ form }: CycleSubjectsProps) {
  const usesAI = useWatch({ control: form.control, name: 'useAIForSubjects' });
  return (
    <Card
      title="Matérias"
      description="Quanto mais difícil e mais importante, mais minutos a matéria recebe. De 1 a 5."
    >
      <div className="grid gap-5">
        <Switch
          label="Usar IA para sugerir matérias"
          hint="Conte o que quer estudar, e as matérias vêm com dificuldade e prioridade."
          {...form.register('useAIForSubjects', { deps: judgedAnew })}
        />
        {usesAI ? <SuggestedSubjects form={form} /> : <SubjectFields form={form} list="subjects" />}
      </div>
    </Card>
  );
}
