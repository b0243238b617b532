import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';

type CardRefusalProps = {
  error: unknown;
  /** What is said when the server gave no reason. */
  fallback: string;
};

/** Every rule that the server found broken, or why it could not answer. */
export function CardRefusal({ error, fallback }: CardRefusalProps) {
  if (!error) return null;
  const sentences = error instanceof ApiError && error.errors.length > 1 ? error.errors : undefined;
  return (
    <Alert tone="danger">
      {sentences ? (
        <ul className="grid gap-1">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        sentenceOf(error, fallback)
      )}
    </Alert>
  );
}
