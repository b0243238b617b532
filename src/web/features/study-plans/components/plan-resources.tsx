import { BookOpen, CirclePlay, ExternalLink, FileText, Globe, GraduationCap, Link2 } from 'lucide-react';
import type { PlanResource } from '#shared/contracts/study-plans.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { resourceTypeNames } from '../plan-words.ts';

type PlanResourcesProps = { resources: readonly PlanResource[] };

const icons = {
  livro: BookOpen,
  artigo: FileText,
  vídeo: CirclePlay,
  curso: GraduationCap,
  website: Globe,
  other: Link2,
} as const satisfies Record<PlanResource['type'], typeof Globe>;

export function PlanResources({ resources }: PlanResourcesProps) {
  return (
    <section aria-labelledby="recursos" className="grid gap-3">
      <h2 id="recursos" className="flex min-h-10 items-center text-lg">
        Recursos de Estudo
      </h2>
      {resources.length === 0 ? (
        <EmptyState title="Este plano não tem recursos." />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {resources.map((resource) => (
            <li key={`${resource.type} ${resource.title} ${resource.url}`}>
              <Resource resource={resource} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Resource({ resource: { title, description, type, url } }: { resource: PlanResource }) {
  const Icon = icons[type];
  return (
    <article className="flex h-full gap-3 rounded-lg border border-line bg-surface p-4">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-subject" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="break-words font-sans font-semibold text-base tracking-normal">{title}</h3>
        <p className="text-ink-muted text-xs">{resourceTypeNames[type]}</p>
        <p className="break-words text-sm">{description}</p>
        {/^https?:\/\//.test(url) && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonClass({ size: 'sm' })} mt-2 gap-2 self-start`}
          >
            Acessar recurso
            <ExternalLink aria-hidden="true" />
            <span className="sr-only">: {title} (abre em outra aba)</span>
          </a>
        )}
      </div>
    </article>
  );
}
