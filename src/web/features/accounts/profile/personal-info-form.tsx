import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { User } from '#shared/contracts/accounts.ts';
import { currentTheme } from '#web/lib/theme.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FailureAlert } from '../failure-alert.tsx';
import { useUpdateProfile } from '../use-update-profile.ts';
import { NoticesChoice } from './notices-choice.tsx';
import { personalInfoOf, personalInfoSchema } from './personal-info.ts';
import { PictureField } from './picture-field.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export function PersonalInfoForm({ user }: { user: User }) {
  const { register, handleSubmit, control, formState, setValue } = useForm({
    resolver: zodResolver(personalInfoSchema),
    defaultValues: personalInfoOf(user),
  });
  const { errors } = formState;
  const update = useUpdateProfile();
  const send = handleSubmit(({ preferences, ...info }) =>
    update.mutate({ ...info, email: user.email, preferences: { ...preferences, theme: currentTheme() } }),
  );

  return (
    <Card title="Informações pessoais">
      <form noValidate onSubmit={send} className="grid gap-5">
        <PictureField
          control={control}
          field={register('profilePicture')}
          error={errors.profilePicture?.message}
          onPick={(url) => setValue('profilePicture', url, { shouldDirty: true, shouldValidate: true })}
        />
        <Field label="Nome" error={errors.name?.message}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <Field label="Email" hint={user.isTestAccount ? undefined : 'O email da conta não muda.'}>
          <TextInput
            type="email"
            value={user.isTestAccount ? 'Conta de teste, sem email' : user.email}
            disabled
            readOnly
          />
        </Field>
        <fieldset className="grid gap-3 border-line border-t pt-4">
          <legend className="sr-only">Preferências</legend>
          <ThemeChoice />
          <Checkbox
            label="Notificações por email"
            hint="Cartões para revisar, sequência em risco e renovação. Avisos de segurança e recibos chegam sempre."
            {...register('preferences.notifications.email')}
          />
          <NoticesChoice control={control} field={register('preferences.notifications.push')} />
          <Checkbox
            label="Animações de fundo"
            hint="Estrelas que piscam e cartões que viram."
            {...register('preferences.enableBackgroundAnimations')}
          />
          <Checkbox
            label="Atalhos de uma tecla"
            hint="A tecla ? mostra quais são. Desligue se você dita textos ou esbarra nas teclas."
            {...register('preferences.shortcuts.singleKey')}
          />
        </fieldset>
        {update.isSuccess && <Alert tone="ok">Perfil atualizado com sucesso!</Alert>}
        {update.isError && (
          <FailureAlert sentence="Erro ao atualizar perfil. Tente novamente." error={update.error} />
        )}
        <Button
          type="submit"
          variant="main"
          busy={update.isPending}
          busyLabel="Salvando..."
          className="justify-self-start"
        >
          Salvar alterações
        </Button>
      </form>
    </Card>
  );
}
