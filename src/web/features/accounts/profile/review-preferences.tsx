import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { preferencesSchema } from '#shared/contracts/accounts.schemas.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { FailureAlert } from '../failure-alert.tsx';
import { useUpdateProfile } from '../update-profile.ts';

type ReviewPreferencesFormProps = { user: Pick<User, 'name' | 'preferences'> };

/** How cards come back, and how many of them in one day's session. */
export function ReviewPreferencesForm({ user }: ReviewPreferencesFormProps) {
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(reviewPreferencesSchema),
    defaultValues: user.preferences.review,
  });
  const { errors } = formState;
  const update = useUpdateProfile();
  const send = handleSubmit((review) => update.mutate({ name: user.name, preferences: { review } }));

  return (
    <Card title="Revisão de flashcards">
      <form noValidate onSubmit={send} className="grid gap-5">
        <Controller
          control={control}
          name="retention"
          render={({ field }) => (
            <Slider
              label="Retenção desejada"
              {...retentionPercent}
              value={percentOf(field.value)}
              onValueChange={(percent) => field.onChange(percent / 100)}
              formatValue={(percent) => `${percent}%`}
              hint="De cada 100 flashcards, quantos você quer lembrar ao revê-los. Quanto mais, mais revisões por dia."
            />
          )}
        />
        <Field
          label="Flashcards novos por dia"
          hint="De 0 a 1.000. Os outros esperam a vez."
          error={errors.newPerDay?.message}
        >
          <TextInput inputMode="numeric" autoComplete="off" {...register('newPerDay', count)} />
        </Field>
        <Field
          label="Revisões por dia"
          hint="De 0 a 9.999. Na revisão, você pode continuar além delas."
          error={errors.reviewsPerDay?.message}
        >
          <TextInput inputMode="numeric" autoComplete="off" {...register('reviewsPerDay', count)} />
        </Field>
        {update.isSuccess && <Alert tone="ok">Perfil atualizado com sucesso!</Alert>}
        {update.isError && (
          <FailureAlert sentence="Erro ao atualizar perfil. Tente novamente." error={update.error} />
        )}
        <Button type="submit" busy={update.isPending} busyLabel="Salvando..." className="justify-self-start">
          Salvar revisão
        </Button>
      </form>
    </Card>
  );
}

/** What the form holds. */
export const reviewPreferencesSchema = preferencesSchema.shape.review;

/** The retention that can be wished for, in whole percent. */
export const retentionPercent = { min: 80, max: 95 } as const;

/** 0 to 1 → whole percent. */
export const percentOf = (share: number): number => Math.round(share * 100);

/** What a field for a whole number holds: an empty one is no number, and not 0. */
export const typedCount = (text: unknown): number =>
  typeof text === 'number' ? text : /^\d+$/.test(String(text).trim()) ? Number(text) : Number.NaN;

const count = { setValueAs: typedCount };
