import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

type ChoiceSelectProps<Value extends string | number> = {
  label: string;
  /** What the empty choice says; without it something is always chosen. */
  any?: string;
  value: Value | '' | 0;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
};

/** One of a few; what an address names beyond the options is shown too. */
export function ChoiceSelect<Value extends string | number>(props: ChoiceSelectProps<Value>) {
  const { label, any, value, options, onChange } = props;
  const isListed = !value || options.some((option) => option.value === value);
  return (
    <Field label={label} labelHidden>
      <Select
        value={value || ''}
        onChange={({ target }) =>
          onChange(options.find((option) => String(option.value) === target.value)?.value)
        }
      >
        {any && <option value="">{any}</option>}
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
