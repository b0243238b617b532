import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import type { SummaryEdit } from './summary-edit.ts';

type KeyPointFieldsProps = { form: UseFormReturn<SummaryEdit> };

export function KeyPointFields({ form: { control, register, formState, setFocus } }: KeyPointFieldsProps) {
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'keyPoints' });
  const errors = formState.errors.keyPoints;
  const count = fields.length;

  const move = (index: number, by: -1 | 1) => {
    swap(index, index + by);
    announce(`Ponto-chave ${index + 1}: agora na posição ${index + by + 1} de ${count}`);
  };
  const drop = (index: number) => {
    remove(index);
    announce(`Ponto-chave ${index + 1} removido.`);
    if (count > 1) setFocus(`keyPoints.${Math.max(0, index - 1)}.text`);
    else document.getElementById(fieldId('keyPoints'))?.focus();
  };

  return (
    <Card title="Pontos-chave" description="O que não pode ser esquecido, na ordem em que aparece.">
      <div className="grid gap-4">
        <ol id={fieldId('keyPoints')} tabIndex={-1} className="grid gap-3 outline-none empty:hidden">
          {fields.map((point, index) => {
            const number = index + 1;
            return (
              <li key={point.id} className="relative rounded-md border border-line p-3 pt-2.5">
                <div className="absolute end-1.5 top-1 flex">
                  <IconButton
                    label={`Subir o ponto-chave ${number}`}
                    size="sm"
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Descer o ponto-chave ${number}`}
                    size="sm"
                    disabled={number === count}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                  <IconButton label={`Remover o ponto-chave ${number}`} size="sm" onClick={() => drop(index)}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </div>
                <Field
                  id={fieldId(`keyPoints.${index}.text`)}
                  label={
                    <span className="inline-block py-0.5 pointer-coarse:py-2.5">{`Ponto-chave ${number}`}</span>
                  }
                  error={errors?.[index]?.text?.message}
                >
                  <TextArea
                    {...register(`keyPoints.${index}.text`)}
                    rows={1}
                    maxLength={summaryLimits.keyPoint}
                  />
                </Field>
              </li>
            );
          })}
        </ol>
        <FieldError message={errors?.root?.message ?? errors?.message} />
        <div>
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" />}
            disabled={count >= summaryLimits.ownKeyPoints}
            onClick={() => append({ text: '' })}
          >
            Adicionar ponto-chave
          </Button>
        </div>
      </div>
    </Card>
  );
}
