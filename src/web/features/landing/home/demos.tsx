import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import cards1 from '../images/cards-1.webp';
import cards2 from '../images/cards-2.webp';
import cards3 from '../images/cards-3.webp';
import cards4 from '../images/cards-4.webp';
import focus1 from '../images/focus-1.webp';
import focus2 from '../images/focus-2.webp';
import focus3 from '../images/focus-3.webp';
import focus4 from '../images/focus-4.webp';
import plan1 from '../images/plan-1.webp';
import plan2 from '../images/plan-2.webp';
import plan3 from '../images/plan-3.webp';
import plan4 from '../images/plan-4.webp';
import { Screen } from './screens.tsx';

/** When a part of a step is seen; the first stands where nothing moves. */
const turn =
  'opacity-(--still) [animation-delay:calc(var(--step)*4s-var(--ahead)*1.3s-0.48s)] group-has-checked/demo:[animation-play-state:paused]';

type DemoTileProps = Demo & {
  /** Its place among those beside it: no two change at a time. */
  ahead: number;
};

/**
 * A demo as a sequence of screens that fade into each other; what is said of them changes at once, so that it can
 * always be read. A tick stops it, without a script; where less motion is wished for, its first screen stands still.
 */
export function DemoTile({ title, steps, ahead }: DemoTileProps) {
  return (
    <div className="group/demo min-w-0" style={{ '--ahead': ahead } as CSSProperties}>
      <div className="mb-3 flex min-h-13 items-center justify-between gap-3">
        <h3 className="text-lg">{title}</h3>
        <label className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md px-2 text-ink-muted text-sm outline-offset-2 outline-cometa hover:text-ink has-focus-visible:outline-2 motion-reduce:hidden">
          <input type="checkbox" aria-label={`Pausar: ${title}`} className="peer sr-only" />
          <Pause aria-hidden="true" className="size-4 peer-checked:hidden" />
          <Play aria-hidden="true" className="hidden size-4 peer-checked:block" />
          <span aria-hidden="true" className="peer-checked:hidden sm:max-lg:hidden">
            Pausar
          </span>
          <span aria-hidden="true" className="hidden peer-checked:inline sm:max-lg:hidden!">
            Continuar
          </span>
        </label>
      </div>
      <ol className="grid">
        {steps.map(({ src, alt, caption }, index) => (
          <li
            key={src}
            style={{ '--step': index, '--still': index === 0 ? 1 : 0 } as CSSProperties}
            className="col-start-1 row-start-1"
          >
            <Screen src={src} alt={alt} className={`animate-demo ${turn}`} />
            <p className={`mt-3 flex animate-caption items-center gap-2 text-ink-muted text-sm ${turn}`}>
              <span className="grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-xs">
                {index + 1}
              </span>
              {caption}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Demo {
  title: string;
  steps: { src: string; alt: string; caption: string }[];
}

/** Short sequences of real screens, four steps each: the animation of `Demo` counts on it. */
export const demos: Demo[] = [
  {
    title: 'Criar planos de estudo',
    steps: [
      {
        src: plan1,
        alt: 'Formulário com o título e a matéria do plano.',
        caption: 'Diga o que quer aprender.',
      },
      { src: plan2, alt: 'As horas livres de cada dia da semana.', caption: 'Conte suas horas livres.' },
      { src: plan3, alt: 'Os tópicos do plano, em ordem.', caption: 'O plano fica pronto.' },
      {
        src: plan4,
        alt: 'As atividades da semana, com as caixas de feito.',
        caption: 'Siga semana a semana.',
      },
    ],
  },
  {
    title: 'Usar flashcards',
    steps: [
      { src: cards1, alt: 'Os baralhos e seus flashcards.', caption: 'Seus flashcards, por baralho.' },
      { src: cards2, alt: 'A pergunta de um flashcard.', caption: 'Pense antes de virar.' },
      {
        src: cards3,
        alt: 'A resposta, e os botões Incorreto, Difícil e Correto.',
        caption: 'Diga como foi.',
      },
      {
        src: cards4,
        alt: 'O gráfico das revisões dos próximos dias.',
        caption: 'A próxima revisão já tem dia.',
      },
    ],
  },
  {
    title: 'Técnica Pomodoro',
    steps: [
      {
        src: focus1,
        alt: 'O timer de 25 minutos, com as categorias.',
        caption: 'Escolha o que vai estudar.',
      },
      { src: focus2, alt: 'O timer correndo.', caption: 'Só uma coisa por vez.' },
      { src: focus3, alt: 'A pausa curta, de 5 minutos.', caption: 'Descanse cinco minutos.' },
      { src: focus4, alt: 'O gráfico das sessões da semana.', caption: 'Veja quanto rendeu.' },
    ],
  },
];
