import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { useFromText } from '../use-from-text.ts';
import type { Filing } from '../use-keep-cards.ts';
import { ProposedCards } from './proposed-cards.tsx';
import { TextFormFields } from './text-form-fields.tsx';

type FromTextProps = { userId: string };

/** A text becomes cards, which are gone through before they are kept. */
export function FromText({ userId }: FromTextProps) {
  const { form, proposal, turn, proposalKey, wasRestored, generate, isPending, error, discard, forget } =
    useFromText(userId);

  const askFiling = async (): Promise<Filing | null> =>
    (await form.trigger(['subject', 'deck'], { shouldFocus: true })) ? form.getValues() : null;

  return (
    <div className="grid max-w-3xl gap-6">
      {(wasRestored || (turn === 0 && proposal)) && (
        <DraftNotice discardLabel="Começar do zero" onDiscard={discard}>
          Recuperamos o que você já tinha feito.
        </DraftNotice>
      )}
      <TextFormFields
        form={form}
        onGenerate={generate}
        isPending={isPending}
        error={error}
        hasProposal={proposal !== null}
      />
      {proposal && (
        <ProposedCards
          key={turn}
          proposal={proposal}
          isFresh={turn > 0}
          draftKey={proposalKey}
          askFiling={askFiling}
          onKept={forget}
        />
      )}
    </div>
  );
}
