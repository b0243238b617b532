import type { UseFormRegisterReturn } from 'react-hook-form';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import { studySubjects } from '#shared/rules/study-subjects.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

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
