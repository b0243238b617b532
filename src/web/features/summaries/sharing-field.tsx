import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldId } from '#web/lib/form-rules.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { sharingWords } from './summary-labels.ts';

type SharingFieldProps = UseFormRegisterReturn & {
  /** Whether the student's plan allows it. */
  canShare: boolean;
  /** What was shared before can always be taken back. */
  isShared?: boolean;
};

/** Whether others may read the summary. */
export function SharingField({ canShare, isShared = false, ...registration }: SharingFieldProps) {
  return (
    <Checkbox
      {...registration}
      {...sharingWords(canShare, 'Tornar público')}
      id={fieldId('isPublic')}
      disabled={!canShare && !isShared}
    />
  );
}
