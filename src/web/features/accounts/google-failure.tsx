import { Link } from '@tanstack/react-router';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** A sign-in with Google that goes no further. */
export function GoogleFailure({ message }: { message: string }) {
  return (
    <AuthFrame title="Erro na Autenticação">
      <Alert tone="danger">{message}</Alert>
      <Button variant="main" size="lg" render={<Link to="/login" />}>
        Voltar para Login
      </Button>
    </AuthFrame>
  );
}
