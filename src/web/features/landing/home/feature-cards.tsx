import { FileText, type LucideIcon, Map as MapIcon, SquareStack, Timer } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';

const features: { title: string; text: string; icon: LucideIcon; angle: number }[] = [
  {
    title: 'Planos de estudo',
    text: 'Diga o que quer aprender, até quando e em que dias. Os tópicos se repartem pelas suas semanas, com atividades e recursos.',
    icon: MapIcon,
    angle: -60,
  },
  {
    title: 'Flashcards',
    text: 'A repetição espaçada marca o dia de cada flashcard: você revê o que está perto de esquecer e deixa em paz o que já sabe.',
    icon: SquareStack,
    angle: 0,
  },
  {
    title: 'Ciclos de estudo com Pomodoro',
    text: 'Blocos de foco e pausas na medida, matérias intercaladas pela prioridade e um timer que guarda o que você estudou.',
    icon: Timer,
    angle: 60,
  },
  {
    title: 'Resumos automáticos',
    text: 'Cole um texto ou envie um PDF e fique com o essencial: um resumo curto e os pontos-chave, prontos para virar flashcards.',
    icon: FileText,
    angle: 120,
  },
];

/** An icon with a planet on its orbit, a little further on from card to card. */
function OrbitIcon({ icon: Icon, angle }: { icon: LucideIcon; angle: number }) {
  return (
    <span className="relative mb-4 grid size-12 place-items-center text-sol">
      <svg
        viewBox="-24 -24 48 48"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 overflow-visible"
      >
        <circle r="23" className="stroke-line-strong/70" />
        <circle r="4" cy="-23" transform={`rotate(${angle})`} className="fill-cometa" />
      </svg>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

export function FeatureCards() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ title, text, icon, angle }) => (
        <Card key={title} className="bg-surface-raised!">
          <OrbitIcon icon={icon} angle={angle} />
          <h3 className="text-lg">{title}</h3>
          <p className="mt-2 text-ink-muted text-sm">{text}</p>
        </Card>
      ))}
    </div>
  );
}
