import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { clearTokens } from '#web/lib/session.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { useAddressOnce } from '../use-address-once.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

const toLoginMs = 3000;
const kept = 'resetToken';
const readToken = (search: string) => new URLSearchParams(search).get('token') ?? tabStorage.get(kept);

export function ResetPasswordPage() {
  useTitle('Redefinir senha');
  const token = useAddressOnce(readToken);
  const [done, setDone] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  // The address no longer has it, and a phone may load the page anew while its owner thinks of a password elsewhere.
  useEffect(() => {
    if (token && !done) tabStorage.set(kept, token);
    else tabStorage.remove(kept);
  }, [token, done]);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate({ to: '/login', replace: true }), toLoginMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const finish = () => {
    // A new password ends every session, the one of this browser too.
    clearTokens();
    queryClient.clear();
    setDone(true);
  };

  return (
    <AuthFrame title="Redefina sua senha">
      {token ? (
        <ResetPasswordForm token={token} onDone={finish} />
      ) : (
        <Alert tone="danger">Token de redefinição ausente.</Alert>
      )}
      <Button size="lg" variant={token ? 'quiet' : 'secondary'} render={<Link to="/login" />}>
        Voltar para Login
      </Button>
    </AuthFrame>
  );
}
