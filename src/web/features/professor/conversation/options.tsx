import { useQuery } from '@tanstack/react-query';
import { type ConversationMode, conversationModes } from '#shared/contracts/professor.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { usageQuery } from '../api.ts';
import { modeNames, usageText } from './chat-labels.ts';
import { EngineHint } from './engine-hint.tsx';

interface ChatOptionsProps {
  mode: ConversationMode | undefined;
  onMode: (mode: ConversationMode) => void;
}

const options = conversationModes.map((value) => ({ value, label: modeNames[value] }));

/** How the tutor teaches, who it is today, and how much may still be asked. */
export function ChatOptions({ mode, onMode }: ChatOptionsProps) {
  const { data: usage } = useQuery(usageQuery);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-2 pb-2 sm:px-3">
      <Segmented
        label="Modo do professor"
        options={options.map((option) => ({ ...option, disabled: mode === undefined }))}
        value={mode ?? 'normal'}
        onValueChange={onMode}
      />
      {usage && (
        <>
          <p className="text-ink-muted text-xs tabular-nums max-sm:order-last max-sm:basis-full sm:ms-auto">
            {usageText(usage)}
          </p>
          <div className="flex max-sm:ms-auto">
            <EngineHint modelUse={usage.modelUse} />
          </div>
        </>
      )}
    </div>
  );
}
