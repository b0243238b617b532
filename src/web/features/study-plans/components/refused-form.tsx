import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';

type RefusedFormProps = { refusal: unknown };

/** Every rule that the server found broken, or why it could not answer. */
export function RefusedForm({ refusal }: RefusedFormProps) {
  if (!refusal) return null;
  const sentences = refusal instanceof ApiError && refusal.errors.length > 0 ? refusal.errors : undefined;
  return (
    <Alert tone="danger">
      {sentences ? (
        <ul className="grid gap-1">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        sentenceOf(refusal, 'Não foi possível enviar o formulário. Tente novamente.')
      )}
    </Alert>
  );
}
