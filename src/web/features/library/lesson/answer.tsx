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
