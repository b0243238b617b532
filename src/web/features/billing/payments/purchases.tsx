import type { Purchase } from '#shared/contracts/billing.ts';
import { Card } from '#web/ui/card.tsx';
import { PurchaseItem } from '../components/purchase-item.tsx';

interface PurchaseListProps {
  purchases: Purchase[];
  /** Renews what the plan shows elsewhere. */
  onRefunded: () => void;
}

export function PurchaseList({ purchases, onRefunded }: PurchaseListProps) {
  return (
    <Card title="Seus pagamentos" flush={purchases.length > 0}>
      {purchases.length === 0 ? (
        <p className="text-ink-muted">Você ainda não comprou nenhum plano.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {purchases.map((purchase) => (
            <PurchaseItem key={purchase.id} purchase={purchase} onRefunded={onRefunded} />
          ))}
        </ul>
      )}
    </Card>
  );
}
