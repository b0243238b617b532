import { useQuery } from '@tanstack/react-query';
import { Cpu, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { ModelUse } from '#shared/contracts/model-use.ts';
import { type ConversationMode, conversationModes } from '#shared/contracts/professor.ts';
import { modelUseText } from '#web/domain/engine-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { usageQuery } from '../api.ts';
import { engineNames, modeNames, usageText } from './chat-labels.ts';

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

/** Which engine answers, what that means, and how much of it is left today. */
function EngineHint({ modelUse }: { modelUse: ModelUse }) {
  const [isOpen, setIsOpen] = useState(false);
  const { engine } = modelUse;
  const Icon = engine === 'model' ? Sparkles : Cpu;
  const left = modelUseText(modelUse);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="px-2!"
        icon={<Icon aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {engineNames[engine]}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={engineNames[engine]} size="sm">
        <div className="grid gap-2 text-sm">
          <p>
            {engine === 'model'
              ? 'As respostas vêm de um modelo de IA, com o que ele encontra nos seus planos, flashcards, resumos e anexos. Confira o que for importante nas fontes.'
              : 'O professor responde só com o seu material e o currículo: encontra, cita, explica e faz perguntas com os seus flashcards.'}
          </p>
          {left && <p className="text-ink-muted">{left}</p>}
        </div>
      </Dialog>
    </>
  );
}
