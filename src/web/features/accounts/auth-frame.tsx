import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OrbitLogo } from '#web/ui/brand/orbit-logo.tsx';
import { Stars } from '#web/ui/brand/stars.tsx';

interface AuthFrameProps {
  title: string;
  children: ReactNode;
}

/** A screen for guests: the product's header with its tagline, above the form on a phone, beside it on a desk. */
export function AuthFrame({ title, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-1">
      <header
        data-theme="dark"
        className="relative isolate grid content-start gap-3 overflow-hidden rounded-b-[50%_1.25rem] bg-ground px-safe pt-[calc(1.75rem+var(--safe-top))] pb-8 text-center text-ink lg:sticky lg:top-0 lg:h-dvh lg:content-between lg:rounded-none lg:border-line lg:border-e lg:p-12 lg:text-start"
      >
        <NightSky />
        <Link to="/" className="flex h-7 items-center justify-self-center rounded-md lg:justify-self-start">
          <OrbitLogo className="text-xl" />
        </Link>
        <p className="mx-auto max-w-64 text-balance text-ink-muted lg:mx-0 lg:max-w-80 lg:font-display lg:font-semibold lg:text-ink lg:text-xl">
          Sua plataforma completa para organizar seus estudos
        </p>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className="grid content-start justify-items-center px-safe pt-8 pb-[calc(3rem+var(--safe-bottom))] outline-none lg:content-center"
      >
        <div className="grid w-full max-w-sm gap-6">
          <h1 className="text-xl">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}

const orbits = [
  { radius: 118, planet: 5, angle: -38, tone: 'fill-cometa' },
  { radius: 172, planet: 9, angle: 24, tone: 'fill-sol' },
  { radius: 232, planet: 4, angle: -112, tone: 'fill-ink-muted' },
];

/** The identity at full size, behind the header's words: a sky, three thin rings and their planets. */
function NightSky() {
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className="-z-10 pointer-events-none absolute inset-0 overflow-hidden"
    >
      <Stars count={50} />
      <svg
        viewBox="0 0 480 480"
        fill="none"
        aria-hidden="true"
        className="-top-52 lg:-translate-y-1/2 absolute left-1/2 size-104 -translate-x-1/2 opacity-70 lg:top-[43%] lg:left-[54%] lg:size-128 lg:opacity-100"
      >
        <circle cx="240" cy="240" r="58" className="fill-surface stroke-line-strong/50" />
        {orbits.map(({ radius, planet, angle, tone }) => (
          <g key={radius} transform={`rotate(${angle} 240 240)`}>
            <circle cx="240" cy="240" r={radius} className="stroke-line-strong/40" />
            <circle cx={240 + radius} cy="240" r={planet} className={tone} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Between a form and the other ways in. */
export function OrDivider() {
  return (
    <p className="flex items-center gap-3 text-ink-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      ou
    </p>
  );
}
