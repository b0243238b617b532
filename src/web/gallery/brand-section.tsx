import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { OrbitLogo } from '#web/ui/brand/orbit-logo.tsx';
import { Stars } from '#web/ui/brand/stars.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { GallerySection } from './gallery-section.tsx';

const subjects = [
  'Matemática',
  'Física',
  'Química',
  'Biologia',
  'História',
  'Geografia',
  'Literatura',
  'Filosofia',
  'Sociologia',
  'Direito Constitucional e Direitos Humanos para concursos públicos',
];

const swatches = [
  'bg-ground',
  'bg-surface',
  'bg-surface-raised',
  'bg-well',
  'bg-line',
  'bg-line-strong',
  'bg-ink-muted',
  'bg-ink',
  'bg-sol',
  'bg-sol-strong',
  'bg-cometa',
  'bg-cometa-soft',
  'bg-ok',
  'bg-ok-soft',
  'bg-warn',
  'bg-warn-soft',
  'bg-danger',
  'bg-danger-soft',
];

export function BrandSection() {
  return (
    <GallerySection title="Identidade">
      <div className="grid gap-4 md:grid-cols-2">
        <div className="flex flex-wrap items-center gap-6 rounded-lg border border-line bg-surface p-6">
          <OrbitLogo className="text-2xl" />
          <OrbitLogo className="text-lg" />
          <OrbitLogo variant="mark" className="text-xl" />
        </div>
        <div data-theme="dark" className="relative isolate overflow-hidden rounded-lg bg-ground p-6 text-ink">
          <Stars className="-z-10" />
          <OrbitLogo className="text-xl" />
          <p className="mt-3 max-w-[36ch] text-balance text-ink-muted">
            Sua plataforma completa para organizar seus estudos
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <OrbitRing value={30} label="Semana" size="sm" />
        <OrbitRing value={0} label="Plano de Física" size="md">
          0%
        </OrbitRing>
        <OrbitRing value={62} label="Plano de Matemática" size="md" tone="cometa">
          62%
        </OrbitRing>
        <OrbitRing value={12} max={20} label="Tópicos" valueText="12 de 20 tópicos" size="lg">
          <span>12</span>
          <span className="font-normal text-ink-muted text-sm">de 20</span>
        </OrbitRing>
        <OrbitRing value={100} label="Ciclo concluído" size="lg" tone="ok">
          100%
        </OrbitRing>
        <OrbitRing value={17} max={25} label="Tempo restante" valueText="8 minutos" size="xl">
          08:24
        </OrbitRing>
        <Spinner />
        <Spinner size="lg" label="Verificando conta..." />
      </div>
      <div className="flex flex-wrap gap-2">
        {subjects.map((name) => (
          <SubjectTag key={name} name={name} />
        ))}
        <SubjectTag name="Português" variant="plain" />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {swatches.map((name) => (
          <li key={name} className="grid gap-1 text-ink-muted text-xs">
            <span className={`h-10 rounded-md border border-line ${name}`} />
            {name.slice(3)}
          </li>
        ))}
      </ul>
      <div className="grid gap-1">
        <p className="font-bold font-display text-2xl">Transforme Seus Estudos</p>
        <p className="font-display font-semibold text-xl">Tempo de estudo desta semana</p>
        <p className="font-display font-semibold text-lg">Tarefas de Hoje</p>
        <p className="max-w-[70ch]">
          A plataforma completa para organizar, otimizar e potencializar seu aprendizado, da primeira aula à
          véspera da prova.
        </p>
        <p className="text-ink-muted text-sm">Atualizado há 3 minutos · 1h 25min hoje</p>
        <p className="text-ink-muted text-xs">05/06/2025, 14:32</p>
      </div>
    </GallerySection>
  );
}
