import { Link } from '@tanstack/react-router';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { registerFieldIds } from './register-fields.ts';

type Consent = 'acceptTerms' | 'acceptPrivacy';

interface ConsentFieldsProps {
  register: (name: Consent) => UseFormRegisterReturn;
  errors: { [name in Consent]?: { message?: string } };
}

// In a tab of its own: a password half typed is kept nowhere else.
const link = { target: '_blank', title: 'Abre em outra aba', className: 'link font-medium' } as const;

export function ConsentFields({ register, errors }: ConsentFieldsProps) {
  return (
    <div className="grid gap-2.5">
      <Checkbox
        id={registerFieldIds.acceptTerms}
        label={
          <>
            Li e aceito os{' '}
            <Link to="/terms-of-service" {...link}>
              Termos de Serviço
            </Link>
          </>
        }
        error={errors.acceptTerms?.message}
        {...register('acceptTerms')}
      />
      <Checkbox
        id={registerFieldIds.acceptPrivacy}
        label={
          <>
            Li e aceito a{' '}
            <Link to="/privacy-policy" {...link}>
              Política de Privacidade
            </Link>
          </>
        }
        error={errors.acceptPrivacy?.message}
        {...register('acceptPrivacy')}
      />
    </div>
  );
}
