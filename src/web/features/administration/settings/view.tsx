import { Badge } from '#web/ui/badge.tsx';
import { settingsQuery } from '../api.ts';
import { Loaded } from '../loaded.tsx';
import { listClass } from '../page-list.tsx';

/** Which settings are in force: names, never values. */
export const SettingsTab = () => (
  <Loaded query={settingsQuery}>
    {(settings) => (
      <div className="grid gap-3">
        <p className="max-w-[70ch] text-ink-muted text-sm">
          Os valores não aparecem aqui, porque podem ser segredos. Cada configuração está explicada em
          .env.example; o que não foi definido vale como descrito lá.
        </p>
        <ul className={listClass}>
          {settings.map(({ name, isSet }) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5"
            >
              <code className="min-w-0 break-all text-sm">{name}</code>
              <Badge tone={isSet ? 'ok' : 'neutral'}>{isSet ? 'definida' : 'padrão'}</Badge>
            </li>
          ))}
        </ul>
      </div>
    )}
  </Loaded>
);
