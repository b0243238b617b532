import { useRef, useState } from 'react';
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { accountLimits, isPictureCopy } from '#shared/contracts/accounts.ts';
import { Avatar } from '#web/domain/avatar.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { PersonalInfo } from './personal-info.tsx';

interface PictureFieldProps {
  control: Control<PersonalInfo>;
  field: UseFormRegisterReturn;
  error: string | undefined;
  onPick: (url: string) => void;
}

const notAPicture = 'Não foi possível ler essa imagem. Escolha um arquivo JPG, PNG ou WebP.';
const noneLoaded =
  'Fotos de outros sites não são carregadas, para que eles não saibam quando você estuda: escolha uma imagem sua.';
const onlyYours = 'Só você a vê; para os outros aparecem suas iniciais.';

/** The student's picture: an address, which is kept, or an image of theirs, which is shown. */
export function PictureField({ control, field, error, onPick }: PictureFieldProps) {
  const [name, url = ''] = useWatch({ control, name: ['name', 'profilePicture'] });
  const [failure, setFailure] = useState<string>();
  const files = useRef<HTMLInputElement>(null);
  const isCopy = isPictureCopy(url);
  const hint = url && !isCopy ? noneLoaded : onlyYours;

  const pick = async (file: File | undefined) => {
    if (!file) return;
    const copy = await copyOfPicture(file);
    setFailure(copy ? undefined : notAPicture);
    if (copy) onPick(copy);
  };

  return (
    <div className="flex items-start gap-4">
      <Avatar name={name || 'Você'} src={url} size="lg" decorative />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
        {isCopy ? (
          <p className="text-sm">
            Sua imagem está escolhida. <span className="text-ink-muted">{onlyYours}</span>
          </p>
        ) : (
          <Field label="Foto de perfil (URL)" error={error} hint={hint}>
            <TextInput type="url" inputMode="url" placeholder="https://" autoComplete="photo" {...field} />
          </Field>
        )}
        <div className="flex flex-wrap gap-2">
          <input
            ref={files}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label="Imagem de perfil"
            hidden
            onChange={({ target }) => {
              void pick(target.files?.[0]);
              target.value = '';
            }}
          />
          <Button size="sm" onClick={() => files.current?.click()}>
            {isCopy ? 'Trocar imagem' : 'Escolher imagem'}
          </Button>
          {isCopy && (
            <Button size="sm" variant="quiet" onClick={() => onPick('')}>
              Remover imagem
            </Button>
          )}
        </div>
        {failure && <Alert tone="danger">{failure}</Alert>}
      </div>
    </div>
  );
}

/** Pixels of each side, and how well it is kept: the first that is small enough. */
const tries = [
  [160, 0.85],
  [160, 0.7],
  [128, 0.7],
  [96, 0.7],
  [96, 0.5],
  [64, 0.5],
] as const;

/** The first of ever smaller encodings that may be stored; null when none may. */
function firstThatFits(encode: (side: number, quality: number) => string): string | null {
  for (const [side, quality] of tries) {
    const url = encode(side, quality);
    if (url.length <= accountLimits.pictureCopy) return url;
  }
  return null;
}

/** The middle square of a picture of the student's, as a small JPEG that is its own address; null when it is none. */
async function copyOfPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const edge = Math.min(width, height);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const copy =
    pen &&
    firstThatFits((side, quality) => {
      canvas.width = side;
      canvas.height = side;
      // What is see-through would be black in a JPEG.
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, side, side);
      pen.drawImage(picture, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, side, side);
      return canvas.toDataURL('image/jpeg', quality);
    });
  picture.close();
  return copy;
}
