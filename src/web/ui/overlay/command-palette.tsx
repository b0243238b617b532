import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Kbd } from '../kbd.tsx';
import { veilClass } from './overlay-class.ts';

export interface Command {
  id: string;
  label: string;
  /** What tells it from others of that name, or what key does the same. */
  hint?: ReactNode;
  /** Decorative. */
  icon: ReactNode;
  onSelect: () => void;
}

export interface CommandGroup {
  label: string;
  items: readonly Command[];
}

type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its accessible name, and that of its field. */
  title: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Those that match, in order; none of them empty. */
  groups: readonly CommandGroup[];
  /** How many were found, in words: shown, and announced as it changes. */
  status: string;
  /** What could not be looked through. */
  failure?: ReactNode;
  /** Said in place of the list. */
  empty: ReactNode;
};

const popupClass = clsx(
  'relative flex max-h-[min(36rem,calc(100dvh-2rem))] w-full max-w-xl flex-col overflow-hidden rounded-lg border border-line bg-surface-raised text-ink shadow-raised outline-none',
  'transition-[scale,opacity] duration-(--calm) ease-out data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0',
);

/** A field over a list of commands: arrows choose, Enter runs, Escape leaves. At the top, where no keyboard covers it. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, title, placeholder, query, onQueryChange, groups, status, failure, empty } =
    props;
  const highlighted = useRef<Command>(undefined);
  const run = ({ onSelect }: Command) => {
    onOpenChange(false);
    onSelect();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={veilClass} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center px-safe pt-[max(1rem,var(--safe-top))] sm:pt-[12dvh]">
          <Dialog.Popup className={popupClass}>
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
            <Autocomplete.Root
              inline
              open
              mode="none"
              autoHighlight="always"
              keepHighlight
              items={groups}
              value={query}
              onValueChange={(next, { reason }) => {
                // Pressing a command would write its name into the field.
                if (reason !== 'item-press') onQueryChange(next);
              }}
              onItemHighlighted={(command) => {
                highlighted.current = command;
              }}
              itemToStringValue={({ label }: Command) => label}
            >
              <div className="flex items-center gap-2.5 border-line border-b ps-4 pe-1.5">
                <Search aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
                <Autocomplete.Input
                  aria-label={title}
                  placeholder={placeholder}
                  enterKeyHint="go"
                  onKeyDown={({ key, nativeEvent }) => {
                    const first = groups[0]?.items[0];
                    // Who types fast is ahead of the highlight.
                    if (key === 'Enter' && !nativeEvent.isComposing && first && !highlighted.current)
                      run(first);
                  }}
                  className="min-h-13 min-w-0 flex-1 bg-transparent text-base text-ellipsis text-ink outline-none placeholder:text-ink-muted"
                />
                <Dialog.Close
                  render={
                    <IconButton label="Fechar" className="text-ink-muted">
                      <X aria-hidden="true" />
                    </IconButton>
                  }
                />
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
                {failure && <p className="px-4 pt-3 text-ink-muted text-sm">{failure}</p>}
                <Autocomplete.Empty>
                  <p className="px-4 py-8 text-center text-ink-muted">{empty}</p>
                </Autocomplete.Empty>
                <Autocomplete.List className="px-2 pb-2 empty:p-0">
                  {(group: CommandGroup) => (
                    <Autocomplete.Group key={group.label} items={group.items}>
                      <Autocomplete.GroupLabel className="px-2 pt-3 pb-1 font-medium text-ink-muted text-xs">
                        {group.label}
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(command: Command) => (
                          <CommandItem key={command.id} command={command} onRun={() => run(command)} />
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </div>
              <div className="flex min-h-10 items-center justify-between gap-3 border-line border-t px-4 py-2 text-ink-muted text-xs">
                <Autocomplete.Status>{status}</Autocomplete.Status>
                <span aria-hidden="true" className="flex items-center gap-1 pointer-coarse:hidden">
                  <Kbd>↑</Kbd>
                  <Kbd>↓</Kbd> escolher <Kbd>Enter</Kbd> abrir <Kbd>Esc</Kbd> fechar
                </span>
              </div>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const itemClass = clsx(
  'flex min-h-10 cursor-pointer select-none scroll-my-2 items-center gap-3 rounded-md px-2 py-1.5 text-sm outline-none pointer-coarse:min-h-11',
  'data-highlighted:bg-well [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-muted',
);

function CommandItem({ command, onRun }: { command: Command; onRun: () => void }) {
  const { label, hint, icon } = command;
  return (
    <Autocomplete.Item value={command} onClick={onRun} className={itemClass}>
      {icon}
      <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
      {hint && <span className="max-w-[40%] shrink-0 truncate text-ink-muted text-xs">{hint}</span>}
    </Autocomplete.Item>
  );
}
