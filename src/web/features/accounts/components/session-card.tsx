import { LogOut } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useLogout } from '../use-logout.ts';

interface SessionCardProps {
  isTestAccount: boolean;
}

export function SessionCard({ isTestAccount }: SessionCardProps) {
  const logout = useLogout();
  return (
    <Card
      title="Sessão"
      description={
        isTestAccount
          ? 'Depois de sair, não é possível voltar a uma conta de teste.'
          : 'Ao sair, seus dados deixam este aparelho; seus estudos continuam guardados.'
      }
    >
      <Button
        icon={<LogOut aria-hidden="true" />}
        busy={logout.isPending}
        busyLabel="Saindo..."
        onClick={() => logout.mutate()}
      >
        Sair
      </Button>
    </Card>
  );
}
