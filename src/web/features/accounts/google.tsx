import { Link } from '@tanstack/react-router';
import { useInstallation } from '#web/domain/installation.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';

interface ProviderButtonsProps {
  verb: 'Entrar' | 'Registrar';
  disabled: boolean;
  /** What goes along, as the query of an address. */
  search?: string;
}

/** Each leaves the app: the server takes the browser to Google, or the installation's own provider, and back to us. */
export function ProviderButtons({ verb, disabled, search = '' }: ProviderButtonsProps) {
  const ownName = useInstallation('openid');
  const leaveFor = (provider: string) => () => window.location.assign(`/api/auth/${provider}${search}`);
  return (
    <>
      <Button
        size="lg"
        icon={<GoogleMark />}
        disabled={disabled}
        onClick={leaveFor('google')}
        className="in-data-[google=off]:hidden"
      >
        {verb} com Google
      </Button>
      {ownName && (
        <Button size="lg" disabled={disabled} onClick={leaveFor('openid')}>
          {verb} com {ownName}
        </Button>
      )}
    </>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.6 5.6 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5H1.3v3.1A12 12 0 0 0 12 24z"
      />
      <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z" />
      <path
        fill="#ea4335"
        d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.2A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.8 3.6-4.9 6.7-4.9z"
      />
    </svg>
  );
}

/** The screen of a sign-in with a provider that failed. */
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
