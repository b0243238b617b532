import { type Separator, separators } from '#shared/contracts/flashcard-transfer.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { separatorNames } from './labels.ts';

type SeparatorSelectProps = {
  /** Empty before anything is chosen. */
  value: Separator | '';
  onValueChange: (separator: Separator) => void;
};

export function SeparatorSelect({ value, onValueChange }: SeparatorSelectProps) {
  const choose = (name: string) => {
    const separator = separators.find((known) => known === name);
    if (separator) onValueChange(separator);
  };
  return (
    <Field label="Separador das colunas" className="max-w-72">
      <Select value={value} onChange={({ target }) => choose(target.value)}>
        {value === '' && <option value="">Escolha o separador</option>}
        {separators.map((separator) => (
          <option key={separator} value={separator}>
            {separatorNames[separator]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
