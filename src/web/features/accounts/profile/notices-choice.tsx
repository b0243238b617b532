import { useState } from 'react';
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { noticePermission, requestNotices } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { PersonalInfo } from './personal-info.ts';

interface NoticesChoiceProps {
  control: Control<PersonalInfo>;
  field: UseFormRegisterReturn;
}

const hints = {
  none: 'Este navegador não mostra notificações.',
  denied:
    'O navegador está bloqueando as notificações da Órbita. Para recebê-las, libere-as nas configurações do site, junto ao endereço, e recarregue a página.',
  granted: 'Cartões para revisar, sequência em risco e o fim do timer, com a Órbita aberta.',
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
