import { Cpu, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { ProfessorUsage } from '#shared/contracts/professor.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { engineNames } from '../chat-words.ts';

/** Which engine answers, and what that means. */
export function EngineHint({ engine }: Pick<ProfessorUsage, 'engine'>) {
  const [isOpen, setIsOpen] = useState(false);
  const Icon = engine === 'model' ? Sparkles : Cpu;
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
        {engine === 'model' ? (
          <p className="text-sm">
            As respostas vêm de um modelo de IA, com o que ele encontra nos seus planos, flashcards, resumos e
            anexos. Confira o que for importante nas fontes.
          </p>
        ) : (
          <div className="grid gap-2 text-sm">
            <p>
              O professor responde só com o seu material e o currículo: encontra, cita, explica e faz
              perguntas com os seus flashcards.
            </p>
            <p className="text-ink-muted">
              Para respostas escritas por um modelo de IA, fale com quem cuida desta instalação.
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}
