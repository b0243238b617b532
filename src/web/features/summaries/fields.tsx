import type { UseFormRegisterReturn } from 'react-hook-form';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import { studySubjects } from '#shared/rules/study-subjects.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TagsField } from '#web/ui/form/tags-field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { addSummaryTags } from './summary-form.ts';
import { sharingWords } from './summary-labels.ts';

type NamingFieldsProps = {
  title: UseFormRegisterReturn;
  subject: UseFormRegisterReturn;
  /** A subject that the list may not have. */
  ownSubject?: string;
  errors: { title: string | undefined; subject: string | undefined };
};

/** What a summary is called and filed under. */
export function NamingFields({ title, subject, ownSubject, errors }: NamingFieldsProps) {
  const isListed = ownSubject === undefined || studySubjects.includes(ownSubject);
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
      <Field
        id={fieldId('title')}
        label="Título"
        optional
        hint={`Sem título, ele se chama “${summaryLimits.untitled}”.`}
        error={errors.title}
      >
        <TextInput
          {...title}
          maxLength={summaryLimits.title}
          placeholder="Ex.: Fotossíntese"
          autoComplete="off"
        />
      </Field>
      <Field id={fieldId('subject')} label="Matéria" error={errors.subject}>
        <Select {...subject}>
          {!isListed && <option value={ownSubject}>{ownSubject}</option>}
          {studySubjects.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

type SummaryTagsFieldProps = {
  tags: readonly string[];
  /** Typed, but no tag yet. */
  typed: string;
  onChange: (next: { tags: readonly string[]; typed: string }) => void;
  error: string | undefined;
};

export const SummaryTagsField = (props: SummaryTagsFieldProps) => (
  <TagsField {...props} id={fieldId('tags')} listLabel="Tags do resumo" add={addSummaryTags} />
);

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

export function SummaryFormSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-120 rounded-lg!" />
      <SkeletonBlock className="h-64 rounded-lg!" />
    </Skeleton>
  );
}
