import { Cpu, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { ModelUse } from '#shared/contracts/model-use.ts';
import { modelUseText } from '#web/lib/engine-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { engineNames } from './chat-labels.ts';

/** Which engine answers, what that means, and how much of it is left today. */
export function EngineHint({ modelUse }: { modelUse: ModelUse }) {
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
