import { createContext, use } from 'react';

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean };

export const FieldContext = createContext<FieldWiring | null>(null);

type ControlProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: React.AriaAttributes['aria-invalid'];
};

/** The id and aria attributes a control takes from the field around it; its own props win. */
export function useFieldControl(props: ControlProps): ControlProps {
  const field = use(FieldContext);
  return {
    id: props.id ?? field?.id,
    'aria-describedby':
      [props['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
  };
}
