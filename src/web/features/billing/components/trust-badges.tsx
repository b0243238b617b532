import { CalendarX2, type LucideIcon, ShieldCheck, Undo2 } from 'lucide-react';

const badges: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: ShieldCheck,
    title: 'Pagamento seguro',
    text: 'Por PIX, em página própria. A Órbita não pede nem guarda dados de cartão.',
  },
  {
    icon: Undo2,
    title: 'Garantia de 7 dias',
    text: 'Mudou de ideia? Peça o reembolso aqui mesmo e receba tudo de volta.',
  },
  {
    icon: CalendarX2,
    title: 'Sem renovação automática',
    text: 'Depois dos 30 dias nada é cobrado. Você renova só se quiser.',
  },
];

export function TrustBadges() {
  return (
    <ul aria-label="Nossas garantias" className="grid gap-4 sm:grid-cols-3">
      {badges.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-start gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
          <p className="text-ink-muted text-sm">
            <strong className="block font-semibold text-ink">{title}</strong>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
