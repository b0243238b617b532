import { useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { rightsLimits } from '#shared/contracts/rights.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

type DeleteAccountCardProps = { user: Pick<User, 'email' | 'isTestAccount' | 'hasPassword'> };

export function DeleteAccountCard({ user }: DeleteAccountCardProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title="Excluir minha conta"
      description={
        user.isTestAccount
          ? 'A conta de teste termina agora, com tudo o que há nela.'
          : `Depois do pedido, você tem ${rightsLimits.deletionDays} dias para desistir. Então tudo o que é seu é apagado, menos os registros de pagamentos que a lei manda guardar.`
      }
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Excluir minha conta
      </Button>
      <DeleteAccountDialog user={user} open={asking} onOpenChange={setAsking} />
    </Card>
  );
}
