import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Demo } from './demo-steps.ts';
import { Screen } from './screen.tsx';

/** When a part of a step is seen; the first stands where nothing moves. */
const turn =
  'opacity-(--still) [animation-delay:calc(var(--step)*4s-0.48s)] group-has-checked/demo:[animation-play-state:paused]';

/**
 * A demo as a sequence of screens that fade into each other; what is said of them changes at once, so that it can
 * always be read. A tick stops it, without a script; where less motion is wished for, its first screen stands still.
 */
export function DemoTile({ title, steps }: Demo) {
  return (
    <div className="group/demo min-w-0">
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
