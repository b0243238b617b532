import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { summaryQuery } from '#web/features/summaries/api.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { resolverOf } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import type { Filing } from '../filing.ts';
import { type Proposal, proposalOf, proposalSchema } from '../proposal.ts';
import { TextFormFields } from './form.tsx';
import { ProposedCards } from './proposed-cards.tsx';
import { type CardSource, summarySource, type TextForm, textFormSchema, textSource } from './source.ts';

const route = getRouteApi('/student/flashcards/create-from-text');

export function CreateFromTextPage() {
  const { summary: summaryId, count, ...filing } = route.useSearch();
  const { id: userId } = useLoaded(profileQuery);
  if (summaryId) return <FromSummary userId={userId} summaryId={summaryId} count={count} />;
  return <FromSource source={textSource(userId, { ...filing, count })} />;
}

type FromSummaryProps = { userId: string; summaryId: string; count: number | undefined };

function FromSummary({ userId, summaryId, count }: FromSummaryProps) {
  const summary = useLoaded(summaryQuery(summaryId));
  return <FromSource source={summarySource(userId, summary, count)} />;
}

const FromSource = ({ source }: FromTextProps) => (
  <FromTextFrame>
    <FromText key={source.formKey} source={source} />
  </FromTextFrame>
);

export const FromTextPending = () => (
  <FromTextFrame>
    <Skeleton>
      <SkeletonBlock className="h-130 rounded-lg!" />
    </Skeleton>
  </FromTextFrame>
);

export function FromTextFailure({ error }: { error: unknown }) {
  const user = useQueryClient().getQueryData(profileQuery.queryKey);
  const retry = useRetry();
  return (
    <FromTextFrame>
      <ErrorState
        message={sentenceOf(
          error,
          user
            ? 'Não foi possível carregar o resumo. Tente novamente mais tarde.'
            : 'Não foi possível carregar seu perfil. Tente novamente.',
        )}
        onRetry={retry}
      />
    </FromTextFrame>
  );
}

function FromTextFrame({ children }: { children: ReactNode }) {
  const { summary: summaryId } = route.useSearch();
  const title = `Criar flashcards a partir de um ${summaryId ? 'resumo' : 'texto'}`;
  useTitle(title);
  return (
    <Column>
      <PageHeader
        title={title}
        back={
          summaryId ? (
            <BackLink render={<Link to="/summaries/$summaryId" params={{ summaryId }} />}>
              Voltar ao resumo
            </BackLink>
          ) : (
            <BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>
          )
        }
      />
      {children}
    </Column>
  );
}

type FromTextProps = { source: CardSource };

/** A text or a summary becomes cards, which are gone through before they are kept. */
function FromText({ source }: FromTextProps) {
  const { form, proposal, turn, wasRestored, generate, isPending, error, discard, forget } =
    useFromText(source);

  const askFiling = async (): Promise<Filing | null> =>
    (await form.trigger(['subject', 'deck'], { shouldFocus: true })) ? form.getValues() : null;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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

const storeProposal = (key: string, proposal: Proposal) => tabStorage.set(key, JSON.stringify(proposal));

/** What was begun goes on; a form without a text makes way for a link that says where the cards go. */
const draftFor = ({ blank, isFiled }: Pick<CardSource, 'blank' | 'isFiled'>, draft: TextForm | null) =>
  draft && (!isFiled || draft.text.trim() !== '') ? draft : blank;

/** What cards are asked by, and those proposed; both are found again after a reload or another screen. */
function useFromText({ summary, formKey, proposalKey, blank, isFiled, brokenRules, propose }: CardSource) {
  const [draft] = useState(() => readDraft(formKey, textFormSchema));
  const [shown, setShown] = useState(() => ({
    proposal: readDraft(proposalKey, proposalSchema),
    /** Another number for each proposal; 0 is one found again. */
    turn: 0,
  }));
  const [wasRestored, setWasRestored] = useState(
    draft !== null && (summary !== null || draft.text.trim() !== ''),
  );
  const form = useForm<TextForm>({
    defaultValues: draftFor({ blank, isFiled }, draft),
    resolver: resolverOf(brokenRules),
    shouldFocusError: false,
  });
  useDraft(formKey, form);
  const toast = useToast();

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (asked: TextForm) => {
      const proposal = proposalOf(await propose(asked));
      // Stored here: who has left this screen meanwhile finds the cards when they come back.
      const before = readDraft(proposalKey, proposalSchema);
      storeProposal(proposalKey, proposal);
      return { proposal, before };
    },
  });

  const show = (proposal: Proposal | null) => setShown(({ turn }) => ({ proposal, turn: turn + 1 }));

  const generate = (asked: TextForm) => {
    if (isPending) return;
    mutate(asked, {
      onSuccess: ({ proposal, before }) => {
        show(proposal);
        if (!before) return;
        toast.info('Os flashcards anteriores foram substituídos.', {
          undo: () => {
            storeProposal(proposalKey, before);
            show(before);
          },
        });
      },
    });
  };

  const forget = () => {
    forgetDraft(formKey);
    forgetDraft(proposalKey);
  };

  const discard = () => {
    form.reset(blank);
    show(null);
    forget();
    setWasRestored(false);
  };

  return { form, ...shown, wasRestored, generate, isPending, error, discard, forget };
}
