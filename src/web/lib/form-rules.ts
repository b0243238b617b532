import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';

/** A rule that a form breaks: the field's path, such as `goals.0.text`, and the sentence under it. */
export interface BrokenRule {
  field: string;
  message: string;
}

/** The id of a field's control, for labels, the summary's links and the focus. */
export const fieldId = (field: string): string => `campo-${field.replaceAll('.', '-')}`;

/** Lets react-hook-form judge a form by `brokenRules`; one sentence per field, the first. */
export function resolverOf<Form extends FieldValues>(
  brokenRules: (form: Form) => BrokenRule[],
): Resolver<Form> {
  return (values) => {
    const errors: FieldErrors<Form> = {};
    for (const { field, message } of firstOfEach(brokenRules(values)))
      set(errors, field, { type: 'rule', message });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

function firstOfEach(rules: BrokenRule[]): BrokenRule[] {
  return rules.filter(({ field }, index) => rules.findIndex((rule) => rule.field === field) === index);
}

/** The errors that a form shows now, in the order of `fields` (names of its top-level fields). */
export function shownErrors(errors: object, fields: readonly string[]): { id: string; message: string }[] {
  return fields.flatMap((field) => leavesOf((errors as Record<string, unknown>)[field], field));
}

function leavesOf(error: unknown, path: string): { id: string; message: string }[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string' && error.message !== '')
    return [{ id: fieldId(path), message: error.message }];
  return Object.entries(error).flatMap(([key, inner]) =>
    key === 'ref' ? [] : leavesOf(inner, `${path}.${key}`),
  );
}

/** Moves the focus to the first field in error, once its message stands under it; one in a folded part unfolds first. */
export function focusFirstError(errors: object, fields: readonly string[]): void {
  const [first] = shownErrors(errors, fields);
  const focus = (framesLeft: number) =>
    requestAnimationFrame(() => {
      const field = first && document.getElementById(first.id);
      if (field) field.focus();
      else if (framesLeft > 0) focus(framesLeft - 1);
    });
  if (first) focus(10);
}
