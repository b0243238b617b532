import { Alert } from '../alert.tsx';

/** Every rule that a refused form broke; nothing while there is none. */
export function RefusedForm({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Alert tone="danger">
      {sentences.length === 1 ? (
        sentences[0]
      ) : (
        <ul className="grid gap-1">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
