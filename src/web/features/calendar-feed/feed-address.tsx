import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/use-toast.ts';

/** A secret address, shown once: to copy, or to open in the calendar of the device. */
export function FeedAddress({ url }: { url: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Endereço copiado.', { duration: 2500 });
    } catch {
      toast.error('Não foi possível copiar. Selecione o endereço e copie.');
    }
  };
  return (
    <div className="grid gap-3">
      <Field
        label="Endereço secreto"
        hint="Cole no seu calendário em “Assinar” ou “Adicionar por URL”. Quem tem este endereço vê seus horários: guarde-o. Ele só aparece agora."
      >
        <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
          Copiar endereço
        </Button>
        <Button render={<a href={url.replace(/^https?:/, 'webcal:')}>Abrir</a>}>Abrir no calendário</Button>
      </div>
    </div>
  );
}
