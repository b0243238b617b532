import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/use-toast.ts';

/** The same PIX as text, for whoever pays on this very device. */
export function PixCode({ code }: { code: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success('Código copiado.');
    } catch {
      toast.error('Não foi possível copiar. Selecione o código e copie.');
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Field label="PIX copia e cola" className="w-full">
        <TextInput readOnly value={code} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        Copiar código
      </Button>
    </div>
  );
}
