import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { sentencesOf } from '#web/lib/api-error.ts';
import { fieldId, focusFirstError, shownErrors } from '#web/lib/form-rules.ts';
import { countOf } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { RefusedForm } from '#web/ui/refused-form.tsx';
import { ProposedCardItem } from './proposed-card.tsx';
import { SubjectAndDeck } from './subject-and-deck.tsx';
import { useCardsFromAnswer } from './use-cards-from-answer.ts';

interface KeepCardsProps {
  question: string;
  answer: string;
  onClose: () => void;
}

const fields = ['cards'] as const;

/** A question and its answer become a flashcard, or several; all are shown before they are kept. */
export function KeepCards({ question, answer, onClose }: KeepCardsProps) {
  const formId = useId();
  const { filing, form, note, propose, isProposing, keep, isKeeping, error } = useCardsFromAnswer({
    question,
    answer,
    onKept: onClose,
  });
  const cards = useWatch({ control: form.control, name: 'cards' });
  const kept = cards.filter(({ isKept }) => isKept).length;
  const { errors } = filing.formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Criar flashcard"
      description="Confira e edite. Nada foi salvo ainda."
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" form={formId} variant="main" busy={isKeeping} busyLabel="Salvando...">
            {kept > 1 ? `Salvar ${countOf(kept, 'flashcard', 'flashcards')}` : 'Salvar flashcard'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Criar flashcard"
        onSubmit={form.handleSubmit(keep, (broken) => focusFirstError(broken, fields))}
        className="grid gap-4"
      >
        <SubjectAndDeck
          subject={filing.register('subject')}
          deck={filing.register('deck')}
          errors={{ subject: errors.subject?.message, deck: errors.deck?.message }}
        />
        <ol id={fieldId('cards')} tabIndex={-1} aria-label="Flashcards" className="grid gap-3 outline-none">
          {cards.map(({ source }, index) => (
            <li key={fieldId(`cards.${index}`)}>
              <ProposedCardItem form={form} index={index} source={source} />
            </li>
          ))}
        </ol>
        {note && <Alert>{note}</Alert>}
        <Button
          className="justify-self-start"
          icon={<Sparkles aria-hidden="true" />}
          busy={isProposing}
          busyLabel="Gerando flashcards..."
          onClick={propose}
        >
          Propor mais a partir da resposta
        </Button>
        <ErrorSummary errors={shownErrors(form.formState.errors, fields)} submitCount={0} />
        {!isKeeping && !isProposing && (
          <RefusedForm
            sentences={
              error
                ? sentencesOf(error, 'Não foi possível criar os flashcards. Tente novamente mais tarde.')
                : []
            }
          />
        )}
      </form>
    </Dialog>
  );
}
