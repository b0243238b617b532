import { clsx } from 'clsx';
import dashboard from '../images/dashboard.webp';
import day from '../images/day.webp';
import studyCycle from '../images/study-cycle.webp';
import summary from '../images/summary.webp';
import { type ScreenKind, screenSizes } from '../screen-sizes.ts';

const tiles: { src: string; alt: string; caption: string; kind: ScreenKind; className?: string }[] = [
  {
    src: dashboard,
    alt: 'Painel no tema escuro: a sequência de dias, o plano de hoje, as tarefas e o gráfico do tempo de estudo.',
    caption: 'O painel: o que fazer hoje, e quanto você já fez.',
    kind: 'wide',
    className: 'max-lg:col-span-2',
  },
  {
    src: studyCycle,
    alt: 'Ciclo de estudos no tema claro, no celular: os blocos da semana, com matéria, horário e duração.',
    caption: 'O ciclo: as matérias da semana, bloco a bloco.',
    kind: 'phone',
  },
  {
    src: summary,
    alt: 'Resumo no tema escuro, no celular: o texto curto e os pontos-chave.',
    caption: 'O resumo: o essencial de um texto longo.',
    kind: 'phone',
  },
];

/** The columns are as wide as makes the three tiles equally tall. */
export function Screenshots() {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-[41fr_18fr_18fr]">
      {tiles.map(({ caption, className, ...screen }) => (
        <figure key={caption} className={clsx('min-w-0', className)}>
          <Screen {...screen} />
          <figcaption className="mt-3 text-ink-muted text-sm">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The dashboard under the headline, fading into what comes next; a phone sees its own, where the day begins. */
export function RisingDashboard() {
  return (
    <div className="mt-4 h-[clamp(20rem,56dvh,36rem)] w-full max-w-4xl overflow-clip text-start [mask-image:linear-gradient(black_60%,transparent)]">
      <picture>
        <source srcSet={day} media="(width < 40rem)" {...sizeOf('day')} />
        <img
          src={dashboard}
          alt="O painel da Órbita: o que fazer hoje, em ordem, e quanto você já estudou."
          {...sizeOf('wide')}
          fetchPriority="high"
          decoding="async"
          className={frame}
        />
      </picture>
    </div>
  );
}

interface ScreenProps {
  src: string;
  /** What the screen shows, for those who don't see it. */
  alt: string;
  kind?: ScreenKind;
  className?: string;
}

/** A screen of the product, as it is; its place is kept until it comes. */
export function Screen({ src, alt, kind = 'phone', className }: ScreenProps) {
  return (
    <img
      src={src}
      alt={alt}
      {...sizeOf(kind)}
      loading="lazy"
      decoding="async"
      className={clsx(frame, className)}
    />
  );
}

const frame = 'h-auto w-full rounded-lg border border-line bg-surface shadow-raised';

function sizeOf(kind: ScreenKind): { width: number; height: number } {
  const { width, height } = screenSizes[kind];
  return { width, height };
}
