import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { forgetReading, rememberedReading } from './reading-storage.ts';
import { stepWords, useReading } from './use-reading.ts';

type ReadingBannerProps = { userId: string };

/** A reading that was left can be found again here. */
export function ReadingBanner({ userId }: ReadingBannerProps) {
  const [readingId, setReadingId] = useState(() => rememberedReading(userId));
  if (!readingId) return null;
  const dismiss = () => {
    forgetReading(userId, readingId);
    setReadingId(null);
  };
  return <Banner userId={userId} readingId={readingId} onDismiss={dismiss} />;
}

type BannerProps = ReadingBannerProps & { readingId: string; onDismiss: () => void };

function Banner({ userId, readingId, onDismiss }: BannerProps) {
  const { reading, found, failure, isUnknown } = useReading(readingId);
  useEffect(() => {
    if (isUnknown) forgetReading(userId, readingId);
  }, [isUnknown, userId, readingId]);
  if (!reading || isUnknown) return null;
  const follow = (label: string) => (
    <Button size="sm" render={<Link to="/syllabi/read" search={{ reading: readingId }} />}>
      {label}
    </Button>
  );
  const dismissal = (
    <Button size="sm" variant="quiet" onClick={onDismiss}>
      Descartar
    </Button>
  );
  if (found)
    return (
      <Alert
        tone="ok"
        title="Seu edital foi lido."
        action={
          <div className="flex gap-1">
            {dismissal}
            {follow('Ver o que achamos')}
          </div>
        }
      >
        <span className="break-words">{found.sourceName}</span>
      </Alert>
    );
  if (failure !== null)
    return (
      <Alert
        tone="danger"
        action={
          <div className="flex gap-1">
            {dismissal}
            {follow('Tentar de novo')}
          </div>
        }
      >
        {failure}
      </Alert>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-3.5 py-2">
      <Spinner label={`Lendo seu edital: ${stepWords(reading).toLocaleLowerCase('pt-BR')}`} />
      {follow('Acompanhar')}
    </div>
  );
}
