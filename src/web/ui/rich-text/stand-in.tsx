import { clozeEnd, clozeStart, type EncodedText, gapWords } from './cloze.ts';
import { clozeClass } from './cloze-class.ts';
import { stripMarkup } from './strip-markup.ts';

const cloze = new RegExp(`${clozeStart}([^\uE000\uE001]*)${clozeEnd}`);

/** A text without its markup, its clozes drawn: all of a text that has none, and of others until they are drawn. */
export function StandIn({ text, hints, hidden }: EncodedText & { hidden: boolean }) {
  return stripMarkup(text)
    .split(cloze)
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      // Pieces have no other name than their place, and never move.
      const key = `${index}`;
      if (hidden) return <Gap key={key} hint={hints[Number(piece)] ?? null} />;
      return (
        <mark key={key} className={clozeClass.mark}>
          {piece}
        </mark>
      );
    });
}

function Gap({ hint }: { hint: string | null }) {
  const { shown, label } = gapWords(hint);
  return (
    <span role="img" aria-label={label} className={clozeClass.gap}>
      {shown}
    </span>
  );
}
