import { clsx } from 'clsx';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldId } from '#web/lib/form-rules.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { Proposal } from './proposal.ts';

type ProposedCardItemProps = {
  form: UseFormReturn<Proposal>;
  /** Its place in the proposal. */
  index: number;
  source: string | null;
};

/** One line, and no less than a thumb needs. */
const touchHeight = { minHeight: '2.75rem' };

export function ProposedCardItem({ form, index, source }: ProposedCardItemProps) {
  const { control, register, formState } = form;
  const isKept = useWatch({ control, name: `cards.${index}.isKept` });
  const errors = formState.errors.cards?.[index];
  const name = `Flashcard ${index + 1}`;
  return (
    <fieldset
      className={clsx(
        'grid min-w-0 gap-3 rounded-lg border p-3 sm:p-4',
        isKept ? 'border-line bg-surface' : 'border-line-strong border-dashed',
      )}
    >
      <legend className="sr-only">{name}</legend>
      <Checkbox
        {...register(`cards.${index}.isKept`)}
        label={
          <span className="font-medium">
            <span aria-hidden="true">{name}</span>
            <span className="sr-only">Ficar com o flashcard {index + 1}</span>
            {!isKept && <span className="font-normal text-ink-muted">: não vai ser salvo</span>}
          </span>
        }
      />
      <Field id={fieldId(`cards.${index}.question`)} label="Pergunta" error={errors?.question?.message}>
        <TextArea {...register(`cards.${index}.question`)} rows={1} style={touchHeight} />
      </Field>
      <Field id={fieldId(`cards.${index}.answer`)} label="Resposta" error={errors?.answer?.message}>
        <TextArea {...register(`cards.${index}.answer`)} rows={1} style={touchHeight} />
      </Field>
      {source && (
        <figure className="grid gap-0.5 border-line-strong border-s-2 ps-3 text-ink-muted text-sm">
          <figcaption className="font-medium">Do seu texto</figcaption>
          <blockquote className="break-words">{source}</blockquote>
        </figure>
      )}
    </fieldset>
  );
}
