import { Card } from '#web/ui/card.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';

type SummaryBodyProps = { text: string };

/** The summary itself, at the width at which it reads well. */
export const SummaryBody = ({ text }: SummaryBodyProps) => (
  <Card title="Resumo">
    <RichText text={text} className="max-w-[68ch] leading-relaxed [&_p+p]:mt-4!" />
  </Card>
);
