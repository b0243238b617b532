import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { TextFormFields } from './form.tsx';
import { ProposedCards } from './proposed-cards.tsx';
import type { CardSource } from './source.ts';
import { useFromText } from './use-from-text.ts';
import type { Filing } from './use-keep-cards.ts';

type FromTextProps = { source: CardSource };

/** A text or a summary becomes cards, which are gone through before they are kept. */
export function FromText({ source }: FromTextProps) {
  const { form, proposal, turn, wasRestored, generate, isPending, error, discard, forget } =
    useFromText(source);

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
        summary={source.summary}
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
          draftKey={source.proposalKey}
          askFiling={askFiling}
          onKept={forget}
        />
      )}
    </div>
  );
}
