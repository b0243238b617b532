import type { Control, UseFormRegisterReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { pictureUrlSchema } from '#shared/contracts/accounts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { PersonalInfo } from '../personal-info.ts';
import { useSettled } from '../use-settled.ts';

interface PictureFieldProps {
  control: Control<PersonalInfo>;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** The address of a picture with the picture itself, as soon as the typing rests. */
export function PictureField({ control, field, error }: PictureFieldProps) {
  const [name, url] = useWatch({ control, name: ['name', 'profilePicture'] });
  const shown = pictureUrlSchema.safeParse(useSettled(url ?? '', 400));
  return (
    <div className="flex items-start gap-4">
      <Avatar name={name || 'Você'} src={shown.success ? shown.data : null} size="lg" decorative />
      <Field
        label="Foto de perfil (URL)"
        error={error}
        hint="Sem foto, aparecem suas iniciais."
        className="min-w-0 flex-1"
      >
        <TextInput type="url" inputMode="url" placeholder="https://" autoComplete="photo" {...field} />
      </Field>
    </div>
  );
}
