import { Link, useMatches, useRouterState } from '@tanstack/react-router';
import { Fragment, useId } from 'react';
import { wantsSingleKeys } from '#web/lib/single-keys.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import type { OverlayProps } from '../overlay-slot.tsx';
import { type Shortcut, shortcutsAt } from './shortcuts.ts';

/** The keys that work on this page. */
export function ShortcutsDialog({ open, onClose }: OverlayProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isSession = useMatches({ select: (matches) => matches.at(-1)?.staticData.isSession === true });
  const withSingle = wantsSingleKeys();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Atalhos do teclado"
      description="Os que funcionam nesta página."
      size="sm"
    >
      <div className="grid gap-5">
        {shortcutsAt(path, { isSession, withSingle }).map(({ label, shortcuts }) => (
          <ShortcutList key={label} label={label} shortcuts={shortcuts} />
        ))}
        <p className="text-ink-muted text-sm">
          {withSingle
            ? 'Os atalhos de uma só tecla podem ser desligados '
            : 'Os atalhos de uma só tecla estão desligados '}
          no seu{' '}
          <Link to="/profile" className="link" onClick={onClose}>
            perfil
          </Link>
          .
        </p>
      </div>
    </Dialog>
  );
}

function ShortcutList({ label, shortcuts }: { label: string; shortcuts: readonly Shortcut[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-medium font-sans text-ink-muted text-sm tracking-normal">
        {label}
      </h3>
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex min-h-9 items-center justify-between gap-4 py-1">
            <dt className="min-w-0">{does}</dt>
            <dd className="flex shrink-0 items-center gap-1 text-ink-muted text-xs">
              {keys.map((combination, index) => (
                <Fragment key={combination}>
                  {index > 0 && ' ou '}
                  {combination.split('+').map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
