import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Control, type UseFormRegisterReturn, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  pictureUrlSchema,
  preferencesSchema,
  updateProfileSchema,
} from '#shared/contracts/accounts.schemas.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { noticePermission, requestNotices } from '#web/lib/notices.ts';
import { currentTheme, useTheme } from '#web/lib/theme.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { FailureAlert } from '../failure-alert.tsx';
import { useChooseTheme, useUpdateProfile } from '../update-profile.ts';
import { PictureField } from './picture-field.tsx';

export function PersonalInfoForm({ user }: { user: User }) {
  const { form, wasRestored, discard, send, update } = usePersonalInfo(user);
  const { register, control, formState, setValue } = form;
  const { errors } = formState;

  return (
    <Card title="Informações pessoais">
      <form noValidate onSubmit={send} className="grid gap-5">
        {wasRestored && (
          <DraftNotice discardLabel="Descartar alterações" onDiscard={discard}>
            Recuperamos alterações que ainda não foram salvas.
          </DraftNotice>
        )}
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
            hint="Flashcards para revisar, sequência em risco e renovação. Avisos de segurança e recibos chegam sempre."
            {...register('preferences.notifications.email')}
          />
          <NoticesChoice control={control} field={register('preferences.notifications.push')} />
          <Checkbox
            label="Animações de fundo"
            hint="Estrelas que piscam e flashcards que viram."
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

/** What the form holds; the theme is chosen outside it and takes effect at once. */
const personalInfoSchema = z.object({
  name: updateProfileSchema.shape.name,
  profilePicture: pictureUrlSchema,
  preferences: preferencesSchema.omit({ theme: true, review: true }),
});
export type PersonalInfo = z.output<typeof personalInfoSchema>;

/** What is being typed need not be right yet. */
const draftSchema = personalInfoSchema.extend({ name: z.string(), profilePicture: z.string() });

/** The form of `user`, opened on changes that this tab kept. */
function usePersonalInfo(user: User) {
  const draftKey = `profileEdit.${user.id}`;
  const [draft] = useState(() => unsaved(readDraft(draftKey, draftSchema), user));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm({
    resolver: zodResolver(personalInfoSchema),
    defaultValues: draft ?? personalInfoOf(user),
  });
  useDraft(draftKey, form);
  const update = useUpdateProfile();
  const forget = () => {
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const discard = () => {
    form.reset(personalInfoOf(user));
    forget();
  };

  const send = form.handleSubmit(({ preferences, ...info }) =>
    update.mutate(
      { ...info, email: user.email, preferences: { ...preferences, theme: currentTheme() } },
      { onSuccess: forget },
    ),
  );

  return { form, wasRestored, discard, send, update };
}

/** What is saved already, by a form that was left before the answer came, is no draft. */
function unsaved(draft: PersonalInfo | null, user: User): PersonalInfo | null {
  const saved = draftSchema.parse(personalInfoOf(user));
  return JSON.stringify(draft) === JSON.stringify(saved) ? null : draft;
}

export const personalInfoOf = ({ name, profilePicture, preferences }: User): PersonalInfo => ({
  name,
  profilePicture: profilePicture ?? '',
  preferences: {
    notifications: preferences.notifications,
    enableBackgroundAnimations: preferences.enableBackgroundAnimations,
    shortcuts: preferences.shortcuts,
  },
});

function ThemeChoice() {
  const theme = useTheme();
  const toast = useToast();
  const choose = useChooseTheme();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <p aria-hidden="true">Tema</p>
        <p className="text-ink-muted text-sm">Vale na hora, neste e nos seus outros aparelhos.</p>
      </div>
      <Segmented
        label="Tema"
        value={theme}
        onValueChange={(chosen) =>
          choose.mutate(chosen, { onError: () => toast.error('Erro ao atualizar perfil. Tente novamente.') })
        }
        options={[
          { value: 'light', label: 'Claro' },
          { value: 'dark', label: 'Escuro' },
        ]}
      />
    </div>
  );
}

interface NoticesChoiceProps {
  control: Control<PersonalInfo>;
  field: UseFormRegisterReturn;
}

const hints = {
  none: 'Este navegador não mostra notificações.',
  denied:
    'O navegador está bloqueando as notificações da Órbita. Para recebê-las, libere-as nas configurações do site, junto ao endereço, e recarregue a página.',
  granted: 'Flashcards para revisar, sequência em risco e o fim do timer, com a Órbita aberta.',
};

/** The switch of the browser's notices; the browser is asked only when the student turns it on, or presses the button. */
export function NoticesChoice({ control, field }: NoticesChoiceProps) {
  const isWanted = useWatch({ control, name: 'preferences.notifications.push' });
  const [permission, setPermission] = useState(noticePermission);
  const ask = () => void requestNotices().then(setPermission);
  const isBlocked = isWanted && permission === 'denied';
  return (
    <div className="grid gap-2">
      <Checkbox
        label="Notificações push no navegador"
        hint={permission === null ? hints.none : isBlocked ? hints.denied : hints.granted}
        {...field}
        onChange={(event) => {
          if (event.target.checked) ask();
          return field.onChange(event);
        }}
      />
      {isWanted && permission === 'default' && (
        <Button size="sm" className="ms-8.5 justify-self-start" onClick={ask}>
          Permitir no navegador
        </Button>
      )}
    </div>
  );
}
