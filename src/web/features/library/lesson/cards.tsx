import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { type LessonPage, libraryApi } from '#shared/contracts/library.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { plainText } from '#web/ui/rich-text/plain-text.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';

/** Something to be thought of before it is opened. */
export const Answer = ({ title, text }: { title: string; text: string }) => (
  <details className="min-w-0 flex-1 rounded-md border border-line">
    <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-medium hover:bg-well focus-visible:-outline-offset-2">
      <RichText inline text={title} />
    </summary>
    <div className="border-line border-t px-3 py-3">
      <RichText text={text} />
    </div>
  </details>
);

/** The lesson's flashcards, and those chosen made the student's own in one press. */
export function LessonCards({ lesson: { slug, subject, cards } }: { lesson: LessonPage }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { mutate, data, error, isPending, reset } = useAddCards(subject.slug, slug);
  const chosen = cards.map(({ question }) => question).filter((question) => !left.has(question));
  const choose = (question: string, isChosen: boolean) => {
    reset();
    setLeft((before) => {
      const after = new Set(before);
      if (isChosen) after.delete(question);
      else after.add(question);
      return after;
    });
  };
  return (
    <Card title="Flashcards">
      <ul className="grid gap-2">
        {cards.map(({ question, answer }) => (
          <li key={question} className="flex items-start gap-1 sm:gap-2">
            <Checkbox
              labelHidden
              label={`Escolher: ${plainText(question)}`}
              className="shrink-0 py-2.5 print:hidden pointer-coarse:-ms-2 pointer-coarse:w-11 pointer-coarse:py-0 pointer-coarse:[&>label]:justify-center"
              checked={!left.has(question)}
              onChange={(event) => choose(question, event.target.checked)}
            />
            <Answer title={question} text={answer} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        {data ? (
          <Button icon={<Layers aria-hidden="true" />} render={<Link to="/flashcards/review" />}>
            Revisar agora
          </Button>
        ) : (
          <Button
            icon={<Layers aria-hidden="true" />}
            disabled={chosen.length === 0}
            busy={isPending}
            busyLabel="Adicionando..."
            onClick={() => mutate(chosen)}
          >
            Estudar agora
          </Button>
        )}
        <p role="status" className="text-ink-muted text-sm">
          {data ? addedText(data) : countOf(chosen.length, 'escolhido', 'escolhidos')}
        </p>
      </div>
      <RefusedForm sentences={sentencesOf(error, failed)} />
    </Card>
  );
}

/** What shows the student's cards. */
const outdated = [['flashcards'], ['flashcard-review'], ['dashboard']];

/** Makes flashcards of the student's own, named by the questions that the lesson has. */
export function useAddCards(subject: string, lesson: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (questions: string[]) =>
      callApi(libraryApi.addCards, { params: { subject, lesson }, body: { questions } }),
    onSuccess: () => {
      for (const queryKey of outdated) void client.invalidateQueries({ queryKey });
    },
  });
}

export const failed = 'Não foi possível adicionar os flashcards. Tente novamente.';

export const addedText = ({ added }: { added: number }): string =>
  added > 0
    ? `${countOf(added, 'flashcard adicionado', 'flashcards adicionados')} aos seus.`
    : 'Já estão entre os seus flashcards.';
