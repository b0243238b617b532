import { clsx } from 'clsx';
import { type MouseEvent, memo, type ReactNode } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { hasCloze } from '#shared/markdown/split-clozes.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { hasOwnAnswer } from './card-labels.ts';
import { deckText } from './deck.ts';

type StudyCardProps = {
  card: Pick<Flashcard, 'question' | 'answer' | 'subject' | 'deck'>;
  face: 'front' | 'back';
  onFlip: () => void;
};

/** A card with its two sides, as tall as its text. What the back says is not on the page while the front is up. */
export const StudyCard = memo(function StudyCard({ card, face, onFlip }: StudyCardProps) {
  const isBack = face === 'back';
  const flip = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a, button, summary');
    // Who marks a word doesn't mean to turn the card.
    const isMarking = window.getSelection()?.isCollapsed === false;
    if (!isLink && !isMarking) onFlip();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the screen's, and a button beside the card does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className="flex min-h-44 flex-1 cursor-pointer flex-col perspective-distant" onClick={flip}>
      <div
        className={clsx(
          'grid min-w-0 flex-1 grid-cols-1 transition-transform duration-(--calm) transform-3d',
          isBack && 'rotate-y-180',
        )}
      >
        <Side name="Pergunta" isUp={!isBack} card={card}>
          <Question card={card} />
        </Side>
        <Side name="Resposta" isUp={isBack} card={card} className="rotate-y-180">
          {isBack && <Back card={card} />}
        </Side>
      </div>
    </div>
  );
});

type SideProps = Pick<StudyCardProps, 'card'> & {
  name: string;
  isUp: boolean;
  children: ReactNode;
  className?: string;
};

function Side({ name, isUp, card, children, className }: SideProps) {
  return (
    <div
      inert={!isUp}
      aria-hidden={!isUp}
      className={clsx(
        'col-start-1 row-start-1 flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4 shadow-raised backface-hidden sm:p-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-medium text-ink-muted text-xs">{name}</p>
        <div className="flex min-w-0 items-center gap-2">
          <SubjectTag name={card.subject} variant="plain" />
          <span className="truncate text-ink-muted text-xs">{deckText(card.deck)}</span>
        </div>
      </div>
      <div className="m-auto w-full min-w-0 max-w-[60ch] py-6">{children}</div>
    </div>
  );
}

function Question({ card }: Pick<StudyCardProps, 'card'>) {
  if (card.question.trim() !== '') return <Saying text={card.question} cloze="hidden" />;
  return (
    <div className="grid gap-1 text-center">
      <p className="font-display font-semibold text-xl">{card.subject}</p>
      <p className="text-ink-muted">Sem pergunta</p>
    </div>
  );
}

/** The question stays, small, above its answer; clozes are filled in their place. */
function Back({ card }: Pick<StudyCardProps, 'card'>) {
  const { question } = card;
  const isRepeated = question.trim() !== '' && !hasCloze(question);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {isRepeated && (
        <div
          className={clsx('border-line border-b pb-4 text-ink-muted', isSaying(question) && 'text-center')}
        >
          <RichText text={question} className="text-sm" />
        </div>
      )}
      <CardAnswer card={card} />
    </div>
  );
}

type CardAnswerProps = { card: Pick<Flashcard, 'question' | 'answer'> };

/** What a card is to be remembered for. */
export function CardAnswer({ card: { question, answer } }: CardAnswerProps) {
  const isFilled = hasCloze(question);
  const isApart = hasOwnAnswer({ question, answer });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {isFilled && <Saying text={question} cloze="shown" />}
      {isFilled && isApart && <hr className="border-line" />}
      {isApart && (isFilled ? <RichText text={answer} /> : <Saying text={answer} />)}
    </div>
  );
}

const longestSaying = 200;

const isSaying = (text: string) => text.length <= longestSaying && !text.trim().includes('\n');

type SayingProps = { text: string; cloze?: 'hidden' | 'shown' };

/** A sentence or two stand large in the middle; what is longer, or in lines, reads as a text. */
const Saying = ({ text, cloze }: SayingProps) => (
  <RichText
    text={text}
    cloze={cloze}
    className={isSaying(text) ? 'text-balance text-center text-xl leading-snug!' : 'text-lg'}
  />
);
