import { Link } from '@tanstack/react-router';
import { useTitle } from '#web/lib/use-title.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  useTitle('Criar Conta');
  return (
    <AuthFrame title="Criar Conta">
      <RegisterForm />
      <p className="text-center text-ink-muted">
        Já tem uma conta?{' '}
        <Link to="/login" className="link inline-flex min-h-6 items-center font-medium">
          Faça login
        </Link>
      </p>
    </AuthFrame>
  );
}
