import { useMutation } from '@tanstack/react-query';
import { Cpu, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { studyPlanSchemas } from '#shared/contracts/study-plans.schemas.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import type { Tier } from '#shared/rules/tiers.ts';
import { engineText } from '#web/domain/engine-labels.ts';
import { planEngineWords } from '#web/domain/plan-names.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { useFirstField } from '#web/lib/hooks/use-first-field.ts';
import { today } from '#web/lib/today.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { suggestPlan } from '../api.ts';
import type { PlanForm } from '../plan-form.ts';
import {
  type PlanTimes,
  type SuggestedFields,
  type Suggestion,
  suggestionFor,
  timesOf,
  timesWithout,
  withoutSuggestion,
} from '../suggestion.ts';
import { Choices } from './choices.tsx';
import { ProgrammeField } from './programme.tsx';

type SuggestionPanelProps = {
  form: UseFormReturn<PlanForm>;
  tier: Tier;
  /** Whether asking is what there is to do. */
  isMain: boolean;
};

/** One sentence of the student's makes the proposal below it. */
export function SuggestionPanel({ form, tier, isMain }: SuggestionPanelProps) {
  const { generate, choose, question, isPending, error, broken, applied, undo } = useSuggestions(form, tier);
  useFirstField(fieldId('prompt'));
  const Engine = applied?.engine === 'model' ? Sparkles : Cpu;
  return (
    <Card title="Sugestões da IA" description="Conte em uma frase, e o plano vem proposto.">
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
            variant={isMain ? 'main' : 'secondary'}
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

/** The student's sentence; without one, the first line of a syllabus says what it is of. */
const wishOf = (prompt: string, programme: string): string =>
  prompt.trim() || (programme.trim().split('\n')[0] ?? '').slice(0, studyPlanLimits.prompt).trim();

/** What is wrong with the prompt, by the contract's own rule; undefined when it can be sent. */
function brokenPrompt(userInput: string): string | undefined {
  const { error } = studyPlanSchemas.suggest.body.safeParse({ userInput });
  return error?.issues[0]?.message;
}

/** Suggestions, and what reads the time that the sentence says: it comes with the answer, for few need it at first. */
async function suggestInTime(input: Parameters<typeof suggestPlan>[0]) {
  const [answer, reader] = await Promise.all([
    suggestPlan(input),
    import('../due-times.ts').catch(() => undefined),
  ]);
  return { ...answer, timesSaid: reader?.timesSaid };
}

/** Suggestions for the creation form: asked by its prompt, put into its fields, taken back again. */
function useSuggestions({ control, formState, getValues, setValue, setFocus, trigger }: Form, tier: Tier) {
  const [prompt, programme, applied] = useWatch({ control, name: ['prompt', 'programme', 'suggestions'] });
  const [wasAsked, setWasAsked] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const [toastOffersUndo, setToastOffersUndo] = useState(false);
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({ mutationFn: suggestInTime });
  const { isSubmitted } = formState;

  const fill = (fields: SuggestedFields & PlanTimes, suggestions: PlanForm['suggestions']) => {
    const options = { shouldDirty: true };
    setValue('examDate', fields.examDate, options);
    setValue('endDate', fields.endDate, options);
    setValue('numberOfWeeks', fields.numberOfWeeks, options);
    setValue('title', fields.title, options);
    setValue('subject', fields.subject, options);
    setValue('difficulty', fields.difficulty, options);
    setValue('description', fields.description, options);
    setValue('goals', fields.goals, options);
    setValue('suggestions', suggestions, options);
    if (isSubmitted) void trigger(['title', 'subject', 'description', 'goals']);
  };

  const undo = () => {
    const form = getValues();
    const last = form.suggestions.at(-1);
    setToastOffersUndo(false);
    if (last)
      fill({ ...withoutSuggestion(form, last), ...timesWithout(form, last) }, form.suggestions.slice(0, -1));
  };

  /** With the time that there is, by `said`, in place of what a sentence before filled. */
  const withTimes = (
    suggestion: Suggestion,
    said: (given: PlanForm) => PlanTimes | undefined,
  ): Suggestion => {
    const form = getValues();
    const last = form.suggestions.at(-1);
    const before = last ? timesWithout(form, last) : timesOf(form);
    const filled = said({ ...form, ...before }) ?? (last?.times && before);
    return filled ? { ...suggestion, times: { before, filled } } : suggestion;
  };

  const generate = () => {
    if (isPending) return;
    setWasAsked(true);
    const { prompt, topicsCount, difficulty, programme } = getValues();
    const userInput = wishOf(prompt, programme);
    if (brokenPrompt(userInput)) return setFocus('prompt');
    mutate(
      { userInput: userInput.trim(), topicsCount, difficulty, ...(programme && { programme }) },
      {
        onSuccess: ({ suggestions, timesSaid, ...by }) => {
          const { question: text, choices } = suggestions;
          setQuestion(text === '' ? null : { text, choices });
          if (text !== '') return;
          const form = getValues();
          const suggestion = withTimes(suggestionFor(form, suggestions, by, topicsCount), (given) =>
            timesSaid?.(userInput, given, tier, today()),
          );
          const { filled, times } = suggestion;
          fill({ ...form, ...filled, ...times?.filled }, [...form.suggestions, suggestion].slice(-stepsBack));
          setToastOffersUndo(true);
          toast.success('Sugestões aplicadas.', {
            duration: 2500,
            undo,
            onExpire: () => setToastOffersUndo(false),
          });
        },
      },
    );
  };

  /** The same wish, said of a subject; a wish without any word of a matter is the subject alone. */
  const choose = (subject: string) => {
    const said = getValues('prompt').trim();
    const next = question?.text.includes('“') ? `${subject}: ${said}` : subject;
    setValue('prompt', next.slice(0, studyPlanLimits.prompt), { shouldDirty: true });
    generate();
  };

  return {
    generate,
    choose,
    question,
    isPending,
    error,
    broken: wasAsked ? brokenPrompt(wishOf(prompt, programme)) : undefined,
    applied: applied.at(-1),
    /** For the panel, once the toast no longer offers it: 2.5 s are not enough for everyone. */
    undo: applied.length > 0 && !toastOffersUndo ? undo : undefined,
  };
}

type Form = Pick<
  UseFormReturn<PlanForm>,
  'control' | 'formState' | 'getValues' | 'setValue' | 'setFocus' | 'trigger'
>;

/** What was asked back, with what might be meant. */
interface Question {
  text: string;
  choices: readonly string[];
}

const stepsBack = 5;
