import { reasonOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';

interface FailureAlertProps {
  /** What did not work; the reason follows when the server or the network gave one of its own. */
  sentence: string;
  error: unknown;
}

export function FailureAlert({ sentence, error }: FailureAlertProps) {
  const reason = reasonOf(error, sentence);
  if (reason === null) return <Alert tone="danger">{sentence}</Alert>;
  return (
    <Alert tone="danger" title={sentence}>
      {reason}
    </Alert>
  );
}
