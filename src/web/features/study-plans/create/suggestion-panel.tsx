import { Cpu, Sparkles } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { engineText } from '#web/lib/engine-words.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { planEngineWords } from '#web/lib/plan-names.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { PlanForm } from '../plan-form.ts';
import { Choices } from './choices.tsx';
import { ProgrammeField } from './programme.tsx';
import { useSuggestions } from './use-suggestions.ts';

type SuggestionPanelProps = { form: UseFormReturn<PlanForm> };

/** One sentence of the student's fills the form below it. */
export function SuggestionPanel({ form }: SuggestionPanelProps) {
  const { generate, choose, question, isPending, error, broken, applied, undo } = useSuggestions(form);
  const Engine = applied?.engine === 'model' ? Sparkles : Cpu;
  return (
    <Card
      title="Sugestões da IA"
      description="Conte em uma frase. Título, matéria, nível, descrição e objetivos vêm preenchidos, e você muda o que quiser."
    >
      <div className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
          <Field id={fieldId('prompt')} label="O que você deseja estudar?" error={broken}>
            <TextInput
              {...form.register('prompt')}
              maxLength={studyPlanLimits.prompt}
              placeholder="Ex.: passar em Direito Penal no concurso da PF em seis meses"
              autoComplete="off"
              enterKeyHint="go"
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (!event.nativeEvent.isComposing) generate();
              }}
            />
          </Field>
          <Button
            icon={<Sparkles aria-hidden="true" />}
            busy={isPending}
            busyLabel="Gerando sugestões..."
            onClick={generate}
            className="sm:mt-6.5"
          >
            Gerar sugestões
          </Button>
        </div>
        {error && !isPending && (
          <Alert tone="danger">
            {sentenceOf(error, 'Não foi possível gerar sugestões agora. Tente novamente em instantes.')}
          </Alert>
        )}
        {question && !isPending && (
          <Choices text={question.text} choices={question.choices} onChoose={choose} />
        )}
        {applied?.notice && <p className="text-sm">{applied.notice}</p>}
        <ProgrammeField form={form} isWanted={question !== null} />
        {applied && (
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 pointer-coarse:min-h-11">
            <p className="flex items-center gap-1.5 text-ink-muted text-sm">
              <Engine aria-hidden="true" className="size-4 shrink-0" />
              {engineText(planEngineWords[applied.engine], applied.fallback)}
            </p>
            {undo && (
              <Button size="sm" variant="quiet" onClick={undo}>
                Desfazer
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
