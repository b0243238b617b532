import { Link, useHydrated, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTitle } from '#web/lib/use-title.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  useTitle('Entrar');
  const expired = useSearch({ from: '/guest/login', select: ({ session }) => session === 'expired' });
  const [isRead, setRead] = useState(false);
  // The prerendered page is that of any visitor.
  const notice = useHydrated() && expired && !isRead ? 'Sua sessão expirou. Entre novamente.' : undefined;
  const [screen, setScreen] = useState<'login' | 'forgot' | 'returned'>('login');
  const forgot = screen === 'forgot';
  const [email, setEmail] = useState('');

  const toggle = (typed: string) => {
    setEmail(typed);
    setRead(true);
    setScreen(forgot ? 'returned' : 'forgot');
  };

  return (
    <AuthFrame title={forgot ? 'Redefina sua senha' : 'Entre na sua conta'}>
      {forgot ? (
        <ForgotPasswordForm email={email} onBack={toggle} />
      ) : (
        <LoginForm notice={notice} email={email} returning={screen === 'returned'} onForgot={toggle} />
      )}
      <p className="text-center text-ink-muted">
        Ainda não tem uma conta?{' '}
        <Link to="/register" className="link inline-flex min-h-6 items-center font-medium">
          Registre-se
        </Link>
      </p>
    </AuthFrame>
  );
}
