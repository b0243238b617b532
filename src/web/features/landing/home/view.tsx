import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Stars } from '#web/ui/brand/stars.tsx';
import { Button } from '#web/ui/button.tsx';
import { enhanceLanding } from '../enhance-landing.ts';
import { DemoTile, demos } from './demos.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { LandingFooter, LandingHeader } from './frame.tsx';
import { RisingDashboard, Screenshots } from './screens.tsx';

const enhance = (page: HTMLElement | null) => (page ? enhanceLanding(page) : undefined);

/**
 * Always at night, whatever the theme. The server sends it as it is drawn here once, when the client is built: it has
 * no state, and all its links are plain ones.
 */
export function LandingPage() {
  return (
    <div
      ref={enhance}
      data-theme="dark"
      className="relative isolate min-h-dvh overflow-clip bg-ground text-ink"
    >
      <Stars className="-z-20 fixed!" />
      <LandingHeader />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        <Hero />
        <LandingSection
          id="features"
          title="Recursos para cada hora do estudo"
          lead="Do primeiro plano à véspera da prova, tudo no mesmo lugar."
          className="pt-6! md:pt-8!"
        >
          <FeatureCards />
        </LandingSection>
        <LandingSection
          title="Por dentro da Órbita"
          lead="No computador e no celular, clara de dia e escura à noite."
        >
          <Screenshots />
        </LandingSection>
        <LandingSection title="Veja como funciona">
          <div className="grid gap-x-6 gap-y-12 sm:grid-cols-3">
            {demos.map((demo, place) => (
              <DemoTile key={demo.title} {...demo} ahead={place} />
            ))}
          </div>
        </LandingSection>
        <LandingSection id="testimonials" title="Depoimentos ilustrativos">
          <Testimonials />
        </LandingSection>
        <section
          aria-label="Comece hoje"
          className="relative grid justify-items-center gap-6 px-safe pt-14 pb-[max(18rem,44dvh)] text-center"
        >
          <Horizon />
          <p className="max-w-md text-balance text-ink-muted text-lg in-data-[plans=off]:hidden">
            O plano gratuito não tem prazo e não pede cartão.
          </p>
          <Button
            variant="main"
            size="lg"
            className="in-data-registration:hidden"
            render={<a href="/register" />}
          >
            Experimente Grátis Agora!
          </Button>
        </section>
      </main>
      <LandingFooter />
    </div>
  );
}

/** A whole screen of night: over the planet's rim at its foot rises the product itself. */
function Hero() {
  return (
    <div className="relative grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-5 overflow-x-clip px-safe pt-[max(6rem,14dvh)] text-center md:gap-6">
      <Horizon />
      <h1 className="max-w-xl text-2xl">Transforme Seus Estudos</h1>
      <p className="max-w-md text-balance text-ink-muted text-lg">
        A plataforma completa para organizar, otimizar e potencializar seu aprendizado.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="main"
          size="lg"
          className="in-data-registration:hidden"
          render={<a href="/register" />}
        >
          Comece Agora Gratuitamente
        </Button>
        <Button
          size="lg"
          className="in-data-registration:hidden"
          render={<a href="/login?account=test" rel="nofollow" />}
        >
          Experimentar sem cadastro
        </Button>
        <Button
          variant="main"
          size="lg"
          className="not-in-data-registration:hidden"
          render={<a href="/login" />}
        >
          Entrar na sua conta
        </Button>
      </div>
      <RisingDashboard />
    </div>
  );
}

const centre = { x: 720, y: 1500 };

/** Radius of each orbit and the angle of its planet from the top, in degrees. */
const orbits = [
  { radius: 1450, angle: 5.4, planet: 13, tone: 'fill-sol' },
  { radius: 1375, angle: -4.6, planet: 7, tone: 'fill-cometa' },
  { radius: 1300, angle: 16, planet: 5, tone: 'fill-ink-muted' },
];

/**
 * A planet's rim at the foot of a screen with three orbits above it; the sky over them stays free for words. Below, the
 * planet fades into the night behind what comes next.
 */
function Horizon() {
  const light = useId();
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden="true"
      data-print="hide"
      className="-z-10 pointer-events-none absolute inset-x-0 bottom-0 h-[40dvh] w-full overflow-visible"
    >
      {orbits.map(({ radius, angle, planet, tone }) => (
        <g key={radius} transform={`rotate(${angle} ${centre.x} ${centre.y})`}>
          <circle cx={centre.x} cy={centre.y} r={radius} className="stroke-line-strong/40" />
          <circle cx={centre.x} cy={centre.y - radius} r={planet} className={tone} />
        </g>
      ))}
      <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="0" y1="270" x2="0" y2="620">
        <stop stopColor="var(--surface-raised)" />
        <stop offset="1" stopColor="var(--surface-raised)" stopOpacity="0" />
      </linearGradient>
      <circle cx={centre.x} cy={centre.y} r={1225} fill={`url(#${light})`} />
      <path
        d={`M${centre.x - 1100} ${centre.y - 539} A1225 1225 0 0 1 ${centre.x + 1100} ${centre.y - 539}`}
        className="stroke-line-strong/60"
      />
    </svg>
  );
}

interface LandingSectionProps {
  /** Where the header's links lead. */
  id?: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}

/** One part of the landing page under its heading. */
function LandingSection({ id, title, lead, className, children }: LandingSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={clsx('py-14 md:py-20', className)}>
      <div className="mx-auto max-w-6xl px-safe">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[60ch] text-ink-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}

const testimonials = [
  {
    role: 'Estudante de pré-vestibular',
    words: 'Eu abria o caderno sem saber por onde começar. Agora abro o painel e o dia já está lá, em ordem.',
  },
  {
    role: 'Estudante de enfermagem',
    words: 'Quinze minutos de flashcards no ônibus rendem mais do que reler o capítulo inteiro no domingo.',
  },
  {
    role: 'Candidata a concurso público',
    words:
      'Trabalho em turnos. Quando perco um dia, o ciclo espera: a próxima matéria continua sendo a próxima.',
  },
];

/** What students could say, by role: nobody is quoted. */
function Testimonials() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {testimonials.map(({ role, words }) => (
        <figure
          key={role}
          className="flex flex-col justify-between gap-5 rounded-lg border border-line bg-surface p-5"
        >
          <blockquote className="text-lg">
            <p>“{words}”</p>
          </blockquote>
          <figcaption className="text-ink-muted text-sm">{role}</figcaption>
        </figure>
      ))}
    </div>
  );
}
