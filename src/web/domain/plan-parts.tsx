import { clsx } from 'clsx';
import {
  BookOpen,
  ChevronDown,
  CirclePlay,
  ExternalLink,
  FileText,
  Globe,
  GraduationCap,
  Link2,
  Target,
} from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';

type GoalListProps = { goals: readonly string[] };

export function GoalList({ goals }: GoalListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {goals.map((goal) => (
        <li key={goal} className="flex gap-2.5">
          <Target aria-hidden="true" className="mt-1 size-4 shrink-0 text-subject" />
          <span className="min-w-0 break-words">{goal}</span>
        </li>
      ))}
    </ul>
  );
}

type ResourceCardProps = {
  title: string;
  description: string;
  type: keyof typeof icons;
  typeName: string;
  /** Opened only over http and https. */
  url: string;
};

const icons = {
  livro: BookOpen,
  artigo: FileText,
  vídeo: CirclePlay,
  curso: GraduationCap,
  website: Globe,
  other: Link2,
} as const;

/** Something to study from, and the way there. */
export function ResourceCard({ title, description, type, typeName, url }: ResourceCardProps) {
  const Icon = icons[type];
  return (
    <article className="flex h-full gap-3 rounded-lg border border-line bg-surface p-4">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-subject" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="break-words font-sans font-semibold text-base tracking-normal">{title}</h3>
        <p className="text-ink-muted text-xs">{typeName}</p>
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

type MethodListProps = { methods: readonly { name: string; description: string; frequency: string }[] };

/** How a student checks what was learnt. */
export function MethodList({ methods }: MethodListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {methods.map(({ name, description, frequency }) => (
        <li key={name} className="grid min-w-0 content-start gap-0.5 break-words">
          <h3 className="font-sans font-semibold text-base tracking-normal">{name}</h3>
          <p className="text-ink-muted text-sm">{frequency}</p>
          <p className="text-sm">{description}</p>
        </li>
      ))}
    </ul>
  );
}

type PriorityBadgeProps = {
  priority: keyof typeof tones;
  /** 'Prioridade alta'. */
  children: string;
  className?: string;
};

const tones = { alta: 'warn', média: 'neutral', baixa: 'neutral' } as const;

export function PriorityBadge({ priority, ...rest }: PriorityBadgeProps) {
  return <Badge tone={tones[priority]} {...rest} />;
}

/** Characters that take two lines on a phone. */
const shortText = 80;

/** What a topic or an activity is about: its beginning, where it is long, and the whole of it when asked for. */
export function FoldedText({ children: text }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= shortText) return <span className="block break-words">{text}</span>;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
      className="flex max-w-[70ch] items-end gap-1 rounded-md text-start hover:text-ink pointer-coarse:min-h-11"
    >
      <span className={clsx('min-w-0 break-words', !isOpen && 'line-clamp-2')}>{text}</span>
      <ChevronDown
        aria-hidden="true"
        className={clsx('mb-0.5 size-4 shrink-0 transition-[rotate]', isOpen && 'rotate-180')}
      />
    </button>
  );
}
