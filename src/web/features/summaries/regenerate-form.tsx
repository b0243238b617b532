import { sentenceOf } from '#web/lib/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LengthField } from './length-field.tsx';

type RegenerateFormProps = {
  most: number;
  /** Words. */
  value: number;
  isAutomatic: boolean;
  onValueChange: (words: number) => void;
  /** Why the last attempt came to nothing: an error, or its sentence. */
  failure: Error | string | null;
};

export function RegenerateForm({ failure, ...length }: RegenerateFormProps) {
  return (
    <div className="grid gap-4">
      <LengthField {...length} />
      {failure !== null && (
        <Alert tone="danger">
          {typeof failure === 'string'
            ? failure
            : sentenceOf(failure, 'Não foi possível regenerar o resumo. Tente novamente mais tarde.')}
        </Alert>
      )}
    </div>
  );
}
